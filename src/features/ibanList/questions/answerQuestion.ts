import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import type { Columns, Numbers } from '../cells/columns.ts';
import { fromResolution, resolveNumbers, resultOfIban } from '../convert/fromResolution.ts';
import { readCells } from '../convert/readCells.ts';
import { type ConvertedList, rowsInTurn } from '../rows/readRows.ts';
import { cellsToRead, remarksIn } from './objections.ts';
import type { Answered, Question } from './question.ts';
import { answeredReason } from './questionTexts.ts';
import { areOfRow, currentRuns, numbersAt, runsOf, withoutZeros } from './shape.ts';

/** The numbers and results of all rows of a question, in their order. */
export async function answerQuestion(
  directory: BankDirectory,
  list: ConvertedList,
  columns: Columns,
  { problem, rows, offer }: Question,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  for await (const row of rowsInTurn(list, rows)) {
    const before = row.result;
    const values = offer && areOfRow(offer.places) ? row.cells : cellsToRead(columns, row);
    const numbers = offer && numbersAt(values, offer.places, directory);
    if (numbers === null) throw new Error('a row of a question is not read as it was offered');
    const { iban } = numbers;
    const result = iban ? resultOfIban(directory, iban) : fromResolution(resolveNumbers(directory, numbers));
    const reason = `${answeredReason(numbers, problem, before.reason)} ${result.reason}`.trim();
    const others = othersIn(directory, remarksIn(before.reason)[0] ?? '', numbers).map((each) => ({
      ...each,
      result: fromResolution(resolveNumbers(directory, each)),
    }));
    answers.push({ numbers, others, result: { ...result, reason } });
  }
  return answers;
}

/** A number with fewer digits may be a year or an amount. */
const SHORTEST = 5;

/** The numbers that the words against an account name instead; its bank code counts only if they name none. */
function othersIn(directory: BankDirectory, remark: string, own: Numbers): Numbers[] {
  // A text that was shortened may end within a number.
  if (remark.endsWith('…')) return [];
  // `03/2021` is a month.
  const inOnePiece = remark.replace(/(?<=\d) (?=\d)/g, '');
  const runs = runsOf(inOnePiece);
  const current = currentRuns(inOnePiece).map((run) => runs[run]);
  const { readings } = readCells(directory, [remark]);
  const isOfOther = readings.some(({ bankCode }) => bankCode !== null);
  const meant = isOfOther ? readings : readCells(directory, [`BLZ ${own.bankCode}\n${remark}`]).readings;
  return meant.flatMap(({ bankCode, accountNumber }) =>
    bankCode === null ||
    accountNumber === null ||
    accountNumber.length < SHORTEST ||
    !current.includes(accountNumber) ||
    withoutZeros(accountNumber) === withoutZeros(own.accountNumber)
      ? []
      : [{ bankCode, accountNumber }],
  );
}
