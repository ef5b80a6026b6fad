import { writeFileSync } from 'node:fs';
import type { AccountNumber } from '../../src/domain/account/accountNumber.ts';
import { checkAccount } from '../../src/domain/accountCheck/checkAccount.ts';
import type { Bank } from '../../src/domain/directory/bankDirectory.ts';

const NAMES = [
  'Anna Müller',
  'Bernd Schmidt',
  'Café Zentral GmbH',
  'Dr. Eva König',
  'F. Weber',
  'Gün Özdemir',
];

/**
 * Writes a list `BLZ;Konto;Name` like those of associations and companies: every bank code of the directory, account
 * numbers of 6 to 10 digits, of which 97 in 100 pass the check of their bank. The same list in each run.
 */
export function makeList(path: string, banks: readonly Bank[], rows: number): void {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const account = () => String(Math.floor(random() * 10 ** (6 + Math.floor(random() * 5)))).padStart(6, '1');
  const lines = ['BLZ;Konto;Name'];
  for (let row = 0; row < rows; row += 1) {
    const bank = banks[Math.floor(random() * banks.length)] as Bank;
    const method = bank.accountCheckMethod ?? '09';
    let number = account();
    const isTypingError = random() < 0.03;
    for (let tries = 0; tries < 50 && !isTypingError; tries += 1) {
      if (checkAccount(method, number.padStart(10, '0') as AccountNumber, bank.bankCode) !== 'invalid') break;
      number = account();
    }
    lines.push(`${bank.bankCode};${number};${NAMES[row % NAMES.length]} ${row % 100}`);
  }
  writeFileSync(path, `${lines.join('\n')}\n`);
}
