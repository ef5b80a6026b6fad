import { expect, test } from 'vitest';
import { readPayeeIban } from './payeeIban.ts';

test.each([
  ['', 'iban-missing'],
  ['DE89 3704 0044 0532 0130 0?', 'iban-unreadable'],
  ['DE89 3704 0044 0532 0130 00 ?', 'iban-unreadable'],
  ['EG38 0019 0005 0000 0000 2631 8000 2 ?', 'iban-unreadable'],
  ['EG380019000500000000263180002', 'iban-not-sepa'],
])('%j is refused: %s', (text, code) => {
  expect(readPayeeIban(text)).toEqual({ ok: false, code });
});

test('a BIC is needed outside the European Economic Area only', () => {
  expect(readPayeeIban('CH9300762011623852957')).toMatchObject({ ok: true, needsBic: true });
  expect(readPayeeIban('AT611904300234573201')).toMatchObject({ ok: true, needsBic: false });
});
