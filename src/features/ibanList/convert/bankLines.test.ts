import { expect, test } from 'vitest';
import { ibansOf } from '../../../../tests/support/convertedRows.ts';

const CERTAIN = 'DE89370400440532013000';
const OTHER = 'DE12500105170648489890';
const SOUND = '37040044;532013000';

test('a line that names one bank code is about the rows below it, up to the next', async () => {
  const list = `Name;Konto;BLZ\nAnna;532013000;37040044\nBLZ 370 400 44;;\nEva;532013000;37040044\nIda;648489890;50010517\nING-DiBa (BLZ 50010517);;\nUte;648489890;50010517`;
  expect(await ibansOf(list)).toEqual([CERTAIN, '', CERTAIN, '', '', OTHER]);
  expect(await ibansOf(`Alle Konten: ING-DiBa, BLZ 50010517\nBLZ;Konto\n${SOUND}`, 2)).toEqual(['']);
  const own = 'Konto des TSV Rohr (ING): 648489890, BLZ 50010517';
  expect(await ibansOf(`${own};;\nName;BLZ;Konto\nIda;${SOUND}`, 2)).toEqual([CERTAIN]);
});
