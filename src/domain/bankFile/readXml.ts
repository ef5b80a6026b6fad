import { type ImportedFile, UnreadableFile } from './importedFile.ts';
import { readRecords, recordFields } from './readRecord.ts';

const ENTRY = /<BLZEintrag>[\s\S]*?<\/BLZEintrag>/g;
const FIELD = /<(\w+)>([^<]*)<\/\1>/g;
/** Numbers that are written without their leading zeros. */
const DIGITS: Readonly<Record<string, number>> = { DsNr: 6, NachfolgeBLZ: 8 };
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads the XML file (urn:BBk:BLZ:xsd:BLZDat, and BLZDat2, the extended one). It is the only format that states its
 * validity. Empty fields have no element, and numbers no leading zeros.
 *
 * @throws UnreadableFile if it is other XML, or cut off
 */
export function readXml(text: string): ImportedFile {
  if (!text.includes('urn:BBk:BLZ:xsd:BLZDat'))
    throw new UnreadableFile('the XML is not a Bankleitzahlendatei');
  if (!text.trimEnd().endsWith('</Document>'))
    throw new UnreadableFile('the XML ends in the middle of the file');
  const entries = (text.match(ENTRY) ?? []).map(fieldsOf);
  const records = readRecords(entries, 1, (entry) =>
    recordFields(
      ({ element }) => (entry[element] ?? '').padStart(DIGITS[element] ?? 0, '0'),
      entry.IBANRegel,
    ),
  );
  const hasBankRules = entries.every(({ IBANRegel }) => IBANRegel !== undefined);
  const { ValidFrom: validFrom, ValidTill: validUntil } = fieldsOf(text);
  return {
    format: hasBankRules ? 'extended XML' : 'XML',
    ...records,
    hasBankRules,
    ...(validFrom && validUntil && { validity: { validFrom, validUntil } }),
  };
}

function fieldsOf(xml: string): Readonly<Partial<Record<string, string>>> {
  const fields = [...xml.matchAll(FIELD)] as unknown as [match: string, name: string, value: string][];
  const unescaped = (text: string) => text.replace(/&(\w+);/g, (_, name) => ENTITIES[name] as string);
  return Object.fromEntries(fields.map(([, name, value]) => [name, unescaped(value)]));
}
