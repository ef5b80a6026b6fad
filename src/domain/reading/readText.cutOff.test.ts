import { describe, expect, test } from 'vitest';
import { answer, knownBanks } from '../../../tests/support/knownBanks.ts';
import { readText } from './readText.ts';

describe('a number that is cut off, remarked on, or half of another account is a question', () => {
  test.each([
    ...[
      '5320130(...)',
      '5320130[…]',
      '5320130[?]',
      '5320130<abgeschnitten>',
      '5320130 usw.',
      '5320130 ◼◼',
      '5320130-',
      '5320130 _ _',
      ...['|5320130', '5320130|', ']5320130', '5320130+', '5320130»', "5320130'", '. 5320130', '[-5320130-]'],
      ...['<5320130', '5320130=', '5320130&', '5320130{', '(5320130', '[5320130', '5320130 *', '5320130 +'],
    ],
    ...[
      '5320130 (Rest unleserlich)',
      '5320130\n- Seite 2 -\n00',
      '4711081 (Kundennr.)',
      ...['\n12032024', '24103 Kiel'],
      '\n01714455667',
    ],
  ])('Konto %j', (account) => {
    expect(readText(`BLZ 37040044\nKonto ${account}`, knownBanks).isCertain).toBe(false);
    expect(readText(`Konto ${account}\nBLZ 37040044`, knownBanks).isCertain).toBe(false);
  });

  test.each([
    ...['Anna: Kto 532013000\nBernd: BLZ 37040044', 'Ihr Konto 532013000\nUnsere BLZ 37040044'],
    ...['Coba Kto. 532013000 · Poba BLZ 37040044', 'mein Konto 532013000; deine BLZ 37040044'],
    '14:22 - Anna Meier: Meine Kontonummer: 532013000\n14:23 - Bernd Huber: Meine BLZ: 37040044',
    'Konto: 532013000\nBLZ:\n\nKontoinhaber: Bernd Huber\nKonto:\nBLZ: 37040044',
    ...[
      'Konto 532013000, BLZ 37040044\nInstitutsnummer 50010517',
      'Konto 532013000, BLZ 37040044\nBank: ING',
    ],
    ...[
      'Konto 532013000 bei der Sparkasse Musterstadt, BLZ 37040044',
      'VR-Bank Muster, Kto 532013000, BLZ 37040044',
    ],
    'Muster GmbH: Konto 532013000\nMeier GmbH: BLZ 37040044',
    '<td style="text-decoration:line-through">Konto 532013000, BLZ 37040044</td>',
    'Erstattung auf mein Konto 532013000.\n\nMit freundlichen Grüßen\n\nMuster GmbH, BLZ 37040044',
  ])('%j', (text) => {
    expect(answer(readText(text, knownBanks))).toEqual({ isCertain: false, first: '37040044/532013000' });
  });
});
