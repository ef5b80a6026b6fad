import type { AccountNumber } from '../../src/domain/account/accountNumber.ts';
import type { BankCode } from '../../src/domain/account/bankCode.ts';
import { checkAccount } from '../../src/domain/accountCheck/checkAccount.ts';
import { PROGRAMS, readVectors } from '../../tests/vectors.ts';

/** By program, the methods by which it judges other random accounts than we do, with the number of accounts. */
export function otherVerdictsTable(): string {
  const rows = readVectors('pz_random.tsv');
  const total = Map.groupBy(rows, ({ method }) => method);
  const counts = new Map<string, Map<string, number>>();
  for (const { method = '', account, blz, dissent = '' } of rows) {
    const verdict = checkAccount(
      method,
      account as AccountNumber,
      (blz || undefined) as BankCode | undefined,
    );
    for (const [program = '', says] of dissent.split(',').map((part) => part.split('='))) {
      if (program === '' || (says === 'V') === (verdict !== 'invalid')) continue;
      const methods = counts.get(program) ?? new Map<string, number>();
      counts.set(program, methods.set(method, (methods.get(method) ?? 0) + 1));
    }
  }
  const lines = Object.entries(PROGRAMS).map(([short, name]) => {
    const methods = [...(counts.get(short) ?? [])].map(
      ([method, count]) => `${method} (${count} of ${total.get(method)?.length})`,
    );
    return `| ${name} | ${methods.join(', ') || 'none'} |`;
  });
  return ['| program | methods with another verdict |', '|---|---|', ...lines].join('\n');
}
