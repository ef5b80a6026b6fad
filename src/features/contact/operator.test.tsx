import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlaceholderNote } from './PlaceholderNote.tsx';
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

describe('The note on fictitious details [10.41]', () => {
  it('stands while the operator is a placeholder', () => {
    expect(renderToStaticMarkup(<PlaceholderNote isPlaceholder={true} />)).toContain('erfundene Beispiele');
  });

  it('does not stand for a configured operator', () => {
    expect(renderToStaticMarkup(<PlaceholderNote isPlaceholder={false} />)).toBe('');
  });
});
