import { expect, test } from 'vitest';
import { attributeStart, XmlScanner, type XmlTag } from '../../src/features/ibanList/xlsx/xmlScanner.ts';

/** Reads an attribute of each tag that the tag may not have. */
function scan(xml: string): void {
  const scanner = new XmlScanner({
    tag: (tag: XmlTag) => void attributeStart(tag, 'missing'),
    text: () => undefined,
  });
  scanner.write(xml);
  scanner.end();
}

test.each(['<a><b c" d="e></b></a>', '<a><b c="d" e="f></a>', '<a b=c></a>', '<a b=></a>', '<a "b="c"></a>'])(
  'a tag whose quotes are damaged ends with an error: %s',
  (xml) => {
    expect(() => scan(xml)).toThrow('damaged-xlsx');
  },
);

test('a document that is whole is read', () => {
  expect(() => scan('<a b="c" d=\'e\'><f g = "h"/></a>')).not.toThrow();
});
