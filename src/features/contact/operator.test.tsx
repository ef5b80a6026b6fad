import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DataProtectionOfficer, OperatorDetails, PlaceholderNote } from './Operator.tsx';
import { SourceCode } from './SourceCode.tsx';

describe('„Den Quelltext lesen“', () => {
  it('stands and links where the address of the source code is configured [10.42]', () => {
    const html = renderToStaticMarkup(<SourceCode address="https://quelltext.example/" />);
    expect(html).toContain('Den Quelltext lesen');
    expect(html).toContain('href="https://quelltext.example/"');
  });

  it('does not stand without an address [10.42]', () => {
    expect(renderToStaticMarkup(<SourceCode address={null} />)).toBe('');
  });
});

describe('What only some operators have to say [11.6]', () => {
  it('stands with its label where it is configured', () => {
    const html = renderToStaticMarkup(<OperatorDetails details={[['Vertreten durch', 'Max Muster']]} />);
    expect(html).toBe('<ul><li>Vertreten durch: Max Muster</li></ul>');
    expect(renderToStaticMarkup(<DataProtectionOfficer officer="Max Muster" />)).toContain('Max Muster');
  });

  it('leaves nothing where it is not', () => {
    expect(renderToStaticMarkup(<OperatorDetails details={[]} />)).toBe('');
    expect(renderToStaticMarkup(<DataProtectionOfficer officer={null} />)).toBe('');
  });
});

describe('The note on fictitious details [10.41]', () => {
  it('stands while the operator is a placeholder', () => {
    expect(renderToStaticMarkup(<PlaceholderNote isPlaceholder={true} />)).toContain('erfundene Beispiele');
  });

  it('does not stand for a configured operator', () => {
    expect(renderToStaticMarkup(<PlaceholderNote isPlaceholder={false} />)).toBe('');
  });
});
