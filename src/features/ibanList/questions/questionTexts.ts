import { germanCount, germanCounted } from '../../../ui/germanNumber.ts';
import type { Numbers } from '../cells/columns.ts';
import type { RowResult } from '../convert/rowOutcome.ts';
import { shortened } from '../convert/rowTexts.ts';
import { shownCells } from '../convert/summary.ts';
import { allRows, rowCount } from '../quantityTexts.ts';
import { type Objection, OF_WORDS, objectionsIn, REMARKS, remarksIn } from './objections.ts';
import type { Question, QuestionProblem } from './question.ts';

/** What the rows of a question have in common. */
const commonTexts: Readonly<Partial<Record<QuestionProblem, string>>> = {
  'bank-code-not-digits': 'In der Zelle der Bankleitzahl steht noch etwas anderes',
  'bank-code-short': 'Die Bankleitzahl hat weniger als 8 Ziffern',
  'bank-code-long': 'Die Bankleitzahl hat mehr als 8 Ziffern',
  'bank-code-missing': 'Die Bankleitzahl fehlt',
  'account-number-not-digits': 'In der Zelle der Kontonummer steht noch etwas anderes',
  'account-number-long': 'Die Kontonummer hat mehr als 10 Ziffern',
  'account-number-missing': 'Die Kontonummer fehlt',
  'not-whole': 'Eine Zahl hat einen Punkt oder ein Komma',
  'unclear-separators': 'Zwischen den Ziffern steht etwas',
  swapped: 'Bankleitzahl und Kontonummer scheinen vertauscht',
  'both-in-one': 'Bankleitzahl und Kontonummer scheinen in einer Zelle zu stehen',
  'not-told-apart': 'Bankleitzahl und Kontonummer sind nicht sicher zu unterscheiden',
  contradiction: 'Die Zeile nennt noch ein anderes Konto oder eine andere Bank',
  note: 'In der Zeile steht eine Bemerkung, die gegen das Konto sprechen kann',
  doubt: 'In der Zeile steht etwas, das gegen das Konto sprechen kann',
  placeholder: 'Die Kontonummer sieht nach einem Platzhalter aus',
  'other-line': 'In einer anderen Zeile steht etwas, das gegen das Konto sprechen kann',
  'unknown-line': 'In anderen Zeilen steht etwas, das gegen das Konto sprechen kann',
  'fails-mostly': 'Viele Kontonummern ringsum passen nicht zu ihrer Bank',
  'same-name': 'Derselbe Name steht in der Liste mit verschiedenen Konten',
  'same-account': 'Dasselbe Konto steht bei mehreren Namen',
  'counted-up': 'Die Kontonummern steigen von Zeile zu Zeile um 1',
  slipped: 'Namen und Konten sind vielleicht um eine Zeile gegeneinander verrutscht',
  'cells-too-many': 'Die Zeile hat mehr Zellen als die anderen',
  'cells-too-few': 'Die Zeile hat weniger Zellen als die anderen',
  'quotes-unclear': 'Die Zeile steht mit anderen zwischen Anführungszeichen',
  'sub-account': 'Neben der Kontonummer stehen Ziffern, die zu ihr gehören können',
  'other-heading': 'Über der Zeile steht eine andere Überschrift',
};

/** Names answered questions whose example cell would not identify them. */
const topicTexts: Readonly<Partial<Record<QuestionProblem, string>>> = {
  swapped: 'vertauscht',
  'both-in-one': 'in einer Zelle',
  contradiction: 'andere Bank oder anderes Konto',
  note: 'Bemerkungen',
  'unknown-line': 'andere Zeilen',
  'same-name': 'derselbe Name',
  'same-account': 'dasselbe Konto',
  'counted-up': 'steigende Konten',
  slipped: 'verrutschte Zeilen',
  'sub-account': 'Ziffern daneben',
  'fails-mostly': 'Bank passt nicht',
};

/** Whether something else speaks against the rows, too. */
const isRemarked = ({ problem, remarks }: Pick<Question, 'problem' | 'remarks'>) =>
  remarks > 0 && problem !== 'doubt' && !REMARKS.has(problem);

/** `87 Zeilen: In der Zelle der Bankleitzahl steht noch etwas anderes, etwa „37040044 (Filiale 12)“.` A single row is named by its number: `Zeile 5: …` */
export function questionText(
  { problem, rows, example, remarks }: Question,
  left: readonly number[],
  headerRow: number,
): string {
  const common = commonTexts[problem] ?? 'Die Nummern sind nicht sicher zu lesen';
  const [sign] = example.flatMap((cell) => /(?<=\d)[^\d\p{L}]+(?=\d)/u.exec(cell) ?? []);
  const named = sign?.trim() === '' ? 'ein Leerzeichen' : `„${sign?.trim()}“`;
  const what = problem === 'unclear-separators' && sign ? common.replace('etwas', named) : common;
  // Of some that are left it is not known which remarks they have.
  const isKnown = left.length === rows.length || remarks === 0;
  const shown = example.filter((cell) => isKnown && cell.trim() !== '').map((cell) => `„${cell.trim()}“`);
  const also = isRemarked({ problem, remarks }) ? ', und es steht etwas dabei' : '';
  const like = rows.length === 1 ? ' –' : ', etwa';
  const more = isKnown ? remarks - shown.length : 0;
  const others = more > 0 ? ` und ${germanCount(more)} weitere` : '';
  const isOne = left.length === 1;
  const which = isOne ? `Zeile\u00A0${germanCount(Number(left[0]) + headerRow + 1)}` : rowCount(left.length);
  return `${which}: ${what}${also}${shown.length > 0 ? `${like} ${shown.join(', ')}` : ''}${others}.`;
}

/** `Deutsche Bank“ statt „Commerzbank`, for quotation marks: what a row says, and what its bank code does. */
export const saidText = ({ text, bank }: Objection) => (bank ? `${text}“ statt „${bank}` : text);

/** `Anna Meyer · 37040044 · 532013000` */
export const rowText = (cells: readonly string[]) =>
  shownCells(cells)
    .map(({ text }) => shortened(text, 40))
    .join(' · ');

export const numbersText = ({ bankCode, accountNumber, iban }: Numbers) =>
  iban === undefined ? `BLZ\u00A0${bankCode}, Konto\u00A0${accountNumber}` : `IBAN\u00A0${iban}`;

/** The end of the reason of a row that was corrected by hand: what its remark says may still be so, and another bank be that of the new numbers. */
export function remarkText(before: RowResult, replaced: readonly string[]): string {
  const isOther = (text: string) => replaced.every((cell) => !cell.includes(text));
  const said = objectionsIn(before.reason).filter(
    ({ problem, text }) => OF_WORDS.has(problem) && isOther(text),
  );
  const remarks = said.map(({ text }) => `„${text}“`);
  return remarks.length === 0 ? '' : `Zu beachten: ${remarks.join(', ')}.`;
}

/** The beginning of the reason of a row that the visitor has answered. It keeps what may speak against the account. */
export function answeredReason(numbers: Numbers, problem: QuestionProblem, reason: string): string {
  const topic = OF_OTHER_ROWS.includes(problem) ? [topicTexts[problem]] : [];
  const doubts = [...topic, ...remarksIn(reason)].map((doubt) => `„${doubt}“`);
  const despite = doubts.length > 0 ? `, trotz ${doubts.join(', ')}` : '';
  return `Auf Ihre Antwort hin gelesen${despite}: ${numbersText(numbers)}.`;
}

/** `Frage 1 von 2`. Where only the visitor can correct a row, its reason and the button in the table are enough. */
export function namedQuestions(questions: readonly Question[]): ReadonlyMap<Question, string> {
  const asked = questions.filter(({ problem }) => problem !== 'unknown-bank');
  const count = germanCount(asked.length);
  return new Map(asked.map((each, at) => [each, `Frage ${germanCount(at + 1)} von ${count}`]));
}

export const questionTexts = {
  /** @param open the questions that are left open */
  noneLeft: (open: number) =>
    open === 0
      ? 'Keine Frage mehr offen'
      : `${germanCounted(open, 'Frage', 'Fragen')} offen gelassen: Die Zeilen bleiben auffällig.`,
  again: 'Noch einmal fragen',
  /** The last one is not among them. */
  earlier: (answers: number) => germanCounted(answers, 'frühere Antwort', 'frühere Antworten'),
  leaveOpen: 'Offen lassen',
  /** @param isPartly the row of its example may be corrected */
  answer: ({ problem, offer, remarks }: Question, rows: number, isPartly: boolean) => {
    const isPart = problem === 'sub-account';
    const withDigits = offer?.places === 'joined' ? 'mit diesen Ziffern lesen' : 'ohne diese Ziffern lesen';
    const so = isPart ? withDigits : 'so lesen';
    const what = OF_ACCOUNT.has(problem) ? 'trotzdem umrechnen' : remarks > 0 ? `trotzdem ${so}` : so;
    const like = rows === 1 ? ': ' : ', zum Beispiel: ';
    // Numbers that are clear are those of each row.
    const isOther = problem === 'contradiction' && rows === 1;
    const isNamed = offer && !isPartly && (offer.places !== 'clear' || isOther || isPart);
    const bank = isNamed && offer.bank ? ` (${offer.bank})` : '';
    return `${rows === 1 ? 'Die Zeile' : allRows(rows)} ${what}${isNamed ? like + numbersText(offer.numbers) + bank : ''}`;
  },
  /** The other rows with the same unknown bank code. */
  sameBank: (rows: number, bankCode: string) =>
    `Auch ${rows === 1 ? 'die andere Zeile' : `die ${germanCount(rows)} anderen Zeilen`} mit BLZ\u00A0${bankCode} lesen`,
  undo: 'Zurücknehmen',
  show: (rows: number) => (rows === 1 ? 'Zeile ansehen' : 'Zeilen ansehen'),
  undone: 'Die Zeilen sind wieder, wie sie waren.',
  /** `vertauscht: 2 Zeilen beantwortet`, `„37040044 *12“: 3 Zeilen beantwortet` */
  answered: ({ problem, example, remarks }: Question, name: string, rows: string) => {
    const cell = example.filter((each) => each.trim() !== '').at(problem.startsWith('account') ? -1 : 0);
    const topic = remarks === 1 ? null : topicTexts[remarks > 1 && problem === 'doubt' ? 'note' : problem];
    return `${topic ?? (cell ? `„${cell}“` : name)}: ${rows}`;
  },
  back: 'Zurück zur Frage',
  shown: (rows: number) => (rows === 1 ? 'Zeile dieser Frage' : `Zeilen dieser Frage (${germanCount(rows)})`),
};

/** Rows that contradict each other are one question, whatever their numbers look like. */
export const OF_OTHER_ROWS: readonly QuestionProblem[] = [
  'same-name',
  'same-account',
  'counted-up',
  'slipped',
  'fails-mostly',
];

/** The digits are clear, and the doubt is whether the account still counts. Check digits say nothing of that. */
export const OF_ACCOUNT: ReadonlySet<QuestionProblem> = new Set([
  'doubt',
  'placeholder',
  'other-line',
  'unknown-line',
  'note',
  'contradiction',
  ...OF_OTHER_ROWS,
]);
