import { UnreadableFile } from './anomaly.ts';
import type { ImportedFile } from './importedFile.ts';
import { readRecords, recordFields } from './readRecord.ts';

const ENTRY = /<BLZEintrag>([\s\S]*?)<\/BLZEintrag>/g;
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
  if (!text.includes('urn:BBk:BLZ:xsd:BLZDat')) throw new UnreadableFile('the XML is no Bankleitzahlendatei');
  if (!text.trimEnd().endsWith('</Document>'))
    throw new UnreadableFile('the XML ends in the middle of the file');
  const head = fieldsOf(text.slice(0, text.indexOf('<BLZEintrag>')));
  const entries = [...text.matchAll(ENTRY)].map(([, entry = '']) => fieldsOf(entry));
  const records = readRecords(entries, 1, (entry) =>
    recordFields(
      ({ element }) => (entry[element] ?? '').padStart(DIGITS[element] ?? 0, '0'),
      entry.IBANRegel,
    ),
  );
  const hasBankRules = entries.every(({ IBANRegel }) => IBANRegel !== undefined);
  const { ValidFrom: validFrom, ValidTill: validUntil } = head;
  return {
    format: hasBankRules ? 'extended XML' : 'XML',
    ...records,
    hasBankRules,
    ...(validFrom && validUntil && { validity: { validFrom, validUntil } }),
  };
}

function fieldsOf(xml: string): Readonly<Partial<Record<string, string>>> {
  const fields = [...xml.matchAll(FIELD)].map(
    ([, name = '', value = '']) => [name, unescaped(value)] as const,
  );
  return Object.fromEntries(fields);
}

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name) => ENTITIES[name] ?? entity).trim();
}
