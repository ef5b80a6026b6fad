import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DataProtectionOfficer, OperatorDetails, PlaceholderNote, SourceCode } from './Operator.tsx';

it('„Den Quelltext lesen“ stands and links only where the address of the source code is configured [10.42]', () => {
  const html = renderToStaticMarkup(<SourceCode address="https://quelltext.example/" />);
  expect(html).toMatch(/Den Quelltext lesen.*href="https:\/\/quelltext\.example\/"/);
  expect(renderToStaticMarkup(<SourceCode address={null} />)).toBe('');
});

it('what only some operators have to say stands with its label only where it is configured [11.6]', () => {
  const html = renderToStaticMarkup(<OperatorDetails details={[['Vertreten durch', 'Max Muster']]} />);
  expect(html).toBe('<ul><li>Vertreten durch: Max Muster</li></ul>');
  expect(renderToStaticMarkup(<DataProtectionOfficer officer="Max Muster" />)).toContain('Max Muster');
  expect(renderToStaticMarkup(<OperatorDetails details={[]} />)).toBe('');
  expect(renderToStaticMarkup(<DataProtectionOfficer officer={null} />)).toBe('');
});

it('the note on fictitious details stands only while the operator is a placeholder [10.41]', () => {
  expect(renderToStaticMarkup(<PlaceholderNote isPlaceholder={true} />)).toContain('erfundene Beispiele');
  expect(renderToStaticMarkup(<PlaceholderNote isPlaceholder={false} />)).toBe('');
});
