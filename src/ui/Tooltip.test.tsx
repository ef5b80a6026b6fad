// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadTooltips, Tooltip, TooltipArea } from './Tooltip.tsx';

afterEach(cleanup);

function Area({ withSecond }: { readonly withSecond: boolean }) {
  return (
    <TooltipArea>
      <Tooltip text="erster Hinweis">
        <button type="button">eins</button>
      </Tooltip>
      {withSecond && (
        <Tooltip text="zweiter Hinweis">
          <button type="button">zwei</button>
        </Tooltip>
      )}
    </TooltipArea>
  );
}

// The order of the tests matters, because loaded code stays loaded.
test('an area that came before the code gets its tooltips when the code arrives, but keeps an element with the focus [12.11]', async () => {
  const first = render(<Area withSecond={false} />);
  const second = render(<Area withSecond={false} />);
  const button = within(second.container).getByRole('button');
  button.focus();
  await act(loadTooltips);
  expect(within(first.container).getByRole('button').dataset.state).toBe('closed');
  expect(document.activeElement).toBe(button);
  expect(button.dataset.state).toBeUndefined();
  button.blur();
  await waitFor(() => expect(within(second.container).getByRole('button').dataset.state).toBe('closed'));
});

test('an element that comes after the code of the tooltips, into an area that came before it, is shown', async () => {
  const { rerender } = render(<Area withSecond={false} />);
  await loadTooltips();
  rerender(<Area withSecond />);
  expect(screen.getByRole('button', { name: 'zwei' })).toBeTruthy();
});

test('in an area that comes after the code, an element has its tooltip', async () => {
  await loadTooltips();
  render(<Area withSecond={false} />);
  expect(screen.getByRole('button', { name: 'eins' }).dataset.state).toBe('closed');
});
