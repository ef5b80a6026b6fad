// @vitest-environment jsdom
import { cleanup, render, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

afterEach(cleanup);

const withTooltip = (
  <Tooltip text="Hinweis">
    <button type="button">eins</button>
  </Tooltip>
);

test('an element that came before the code gets its tooltip when the code arrives, but not while it has the focus [12.11]', async () => {
  const [first, second] = [render(withTooltip), render(withTooltip)];
  const button = within(second.container).getByRole('button');
  button.focus();
  await waitFor(() => expect(within(first.container).getByRole('button').dataset.state).toBe('closed'));
  expect(document.activeElement).toBe(button);
  expect(button.dataset.state).toBeUndefined();
  button.blur();
  await waitFor(() => expect(within(second.container).getByRole('button').dataset.state).toBe('closed'));
});
