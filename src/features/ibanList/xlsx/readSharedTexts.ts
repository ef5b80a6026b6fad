import { CellTextCollector } from './cellTextCollector.ts';
import { localName, type Package, readPart, SHARED_TEXTS_LIMIT } from './openPackage.ts';
import { XmlScanner } from './xmlScanner.ts';
import type { ZipEntry } from './zipDirectory.ts';

/** Reads the shared strings of a workbook, in their order. */
export async function readSharedTexts(
  of: Package,
  entry: ZipEntry | undefined,
  onRead?: (packedBytes: number) => void,
): Promise<string[]> {
  const texts: string[] = [];
  if (entry === undefined) return texts;
  const collector = new CellTextCollector();
  const scanner = new XmlScanner({
    tag(tag) {
      const name = localName(tag.name);
      if (name !== 'si') return collector.tag(name, tag);
      if (tag.kind === 'open') collector.begin();
      else texts.push(tag.kind === 'close' ? collector.text : '');
    },
    text: (xml, start, end, isLiteral) => collector.add(xml, start, end, isLiteral),
  });
  for await (const piece of readPart(of, entry, SHARED_TEXTS_LIMIT, onRead)) scanner.write(piece);
  scanner.end();
  return texts;
}
