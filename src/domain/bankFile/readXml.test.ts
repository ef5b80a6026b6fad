import { describe, expect, test } from 'vitest';
import { officialTxt, officialXml, withMainRecord } from '../../../tests/fixtures/bankFile/excerpts.ts';
import { newestDirectory } from '../../../tests/support/bankDirectory.ts';
import { readBankFile } from './readBankFile.ts';
import { readBundesbankFile } from './readBundesbankFile.ts';

const validity = { validFrom: '2026-12-07', validUntil: '2027-03-07' };
const xml = officialXml(validity);

describe('the XML file [11.4]', () => {
  test('has the records of the TXT and says from when to when it is valid', () => {
    const fromTxt = readBankFile(officialTxt);
    expect(fromTxt.mainRecords).toHaveLength(60);
    expect(readBankFile(xml)).toEqual({ ...fromTxt, format: 'XML', validity });
  });

  test('brings the IBAN rule of each bank code if it is the extended one', () => {
    const extended = readBankFile(officialXml(validity, () => '000503'));
    expect(extended).toMatchObject({ format: 'extended XML', hasBankRules: true, anomalies: [] });
    expect(extended.mainRecords.every(({ bank }) => bank.bankRule === '000503')).toBe(true);
  });

  test('is read in the encoding that it names', () => {
    const text = `${xml.toString('utf8').replace('UTF-8', 'ISO-8859-1')}\n`;
    expect(readBankFile(Buffer.from(text, 'latin1')).mainRecords).toEqual(readBankFile(xml).mainRecords);
  });

  test('has no rules if a bank code has none, and need not say until when it is valid', () => {
    const extended = officialXml(validity, (bankCode) => (bankCode === '58560294' ? '' : '000000'));
    const undated = Buffer.from(extended.toString('utf8').replace(/<ValidTill>.*?<.ValidTill>/, ''));
    expect(readBankFile(undated)).toMatchObject({ format: 'XML', hasBankRules: false });
    expect(readBankFile(undated).validity).toBeUndefined();
  });

  test('may have a name with an ampersand', () => {
    const { mainRecords } = readBankFile(
      officialXml(validity, undefined, withMainRecord(officialTxt, '58560294', 'Pax-Bank ', 'Pax&Bank ')),
    );
    expect(mainRecords.map(({ bank }) => bank.name)).toContain('Pax&Bank');
  });

  test.each([
    ['cut off', xml.subarray(0, xml.length / 2), 'ends in the middle'],
    ['cut off between entries', Buffer.from(`${xml}`.split('</BLZEintrag>')[0] ?? ''), 'ends in the middle'],
    ['of another kind', Buffer.from('<?xml version="1.0"?><rss></rss>'), 'not a Bankleitzahlendatei'],
  ])('is refused if it is %s', (_name, bytes, reason) => {
    expect(() => readBankFile(bytes)).toThrow(reason);
  });

  test('is not taken for that of another quarter', () => {
    const rules = newestDirectory();
    expect(readBundesbankFile(xml, { validFrom: '2026-12-07', rules })).toMatchObject({ ok: true });
    expect(readBundesbankFile(xml, { validFrom: '2026-09-07', rules })).toMatchObject({
      ok: false,
      code: 'validity-wrong',
      message: 'The file says that it is valid from 2026-12-07, not 2026-09-07.',
    });
  });
});
