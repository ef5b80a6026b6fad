export interface HtmlElement {
  attributes: Readonly<Record<string, string | undefined>>;
  /** The text of a script or style; empty for others. */
  content: string;
}

/** Sufficient for the output of the build: attribute values in quotes, scripts and styles up to their closing tag. */
export function elements(html: string, name: string): HtmlElement[] {
  const content = name === 'script' || name === 'style' ? `([\\s\\S]*?)</${name}>` : '()';
  const pattern = new RegExp(`<${name}(?![\\w-])((?:[^>"']|"[^"]*"|'[^']*')*)>${content}`, 'g');
  return [...html.matchAll(pattern)].map(([, attributes = '', text = '']) => ({
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g)].map(
        ([, key = '', double, single]) => [key, double ?? single ?? ''],
      ),
    ),
    content: text,
  }));
}
