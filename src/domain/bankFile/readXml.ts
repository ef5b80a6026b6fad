import { type Anomaly, UnreadableFile } from './anomaly.ts';
import type { ImportedFile, MainRecord } from './importedFile.ts';
import { readRecord } from './readRecord.ts';
import type { RecordFields } from './recordFields.ts';

const ENTRY = /<BLZEintrag>([\s\S]*?)<\/BLZEintrag>/g;
const FIELD = /<(\w+)>([^<]*)<\/\1>/g;
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
  const mainRecords: MainRecord[] = [];
  const anomalies: Anomaly[] = [];
  for (const [index, entry] of entries.entries()) {
    const record = readRecord(recordFields(entry), index + 1, anomalies);
    if (record) mainRecords.push(record);
  }
  const hasBankRules = entries.every(({ IBANRegel }) => IBANRegel !== undefined);
  const { ValidFrom: validFrom, ValidTill: validUntil } = head;
  return {
    format: hasBankRules ? 'extended XML' : 'XML',
    mainRecords,
    anomalies,
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

function recordFields(entry: ReturnType<typeof fieldsOf>): RecordFields {
  const {
    BLZ = '',
    Merkmal = '',
    Bezeichnung = '',
    PLZ = '',
    Ort = '',
    Kurzbez = '',
    PAN = '',
    BIC = '',
  } = entry;
  const { PruefZiffMeth = '', DsNr = '', Aenderungskennz = '', BLZLoesch = '', NachfolgeBLZ = '' } = entry;
  return {
    bankCode: BLZ,
    recordType: Merkmal,
    name: Bezeichnung,
    postcode: PLZ,
    town: Ort,
    shortName: Kurzbez,
    pan: PAN,
    bic: BIC,
    accountCheckMethod: PruefZiffMeth,
    recordNumber: DsNr.padStart(6, '0'),
    changeMark: Aenderungskennz,
    deletionMark: BLZLoesch,
    successor: NachfolgeBLZ.padStart(8, '0'),
    ...(entry.IBANRegel !== undefined && { bankRule: entry.IBANRegel }),
  };
}
