import { expect, test } from 'vitest';
import { Dice } from '../../tests/support/dice.ts';
import { detectDelimiter } from './detectDelimiter.ts';

test('whatever single rows lose or gain, the delimiter is not the comma in names and amounts', () => {
  const dice = new Dice(26);
  for (let round = 0; round < 300; round += 1) {
    const delimiter = dice.pick([';', '\t', '|'] as const);
    const rows = Array.from({ length: 8 + dice.roll(30) }, () =>
      'Meier, Anna;37040044;532013;1,50;'.split(';'),
    );
    for (let damage = dice.roll(rows.length / 3); damage > 0; damage -= 1)
      dice.pick(rows).splice(dice.roll(5), dice.roll(2), ...dice.pick([[], ['x'], ['4,20']]));
    const list = [...dice.pick([[], [['Name', 'BLZ', 'Konto', '', '']]]), ...rows];
    const text = list.map((cells) => cells.join(delimiter)).join('\n');
    expect(detectDelimiter(new TextEncoder().encode(text)), text).toBe(delimiter);
  }
});
