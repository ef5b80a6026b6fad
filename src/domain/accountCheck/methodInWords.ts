/**
 * The check-digit methods in English, read from their tables (docs/rules.md). No page loads this file. Only what is an
 * algorithm in the tables has a sentence of its own here.
 */
import type { Calculation, Procedure } from './calculation.ts';
import { conditionInWords } from './conditionInWords.ts';
import { iteratedTransformation } from './iteratedTransformation.ts';
import { method24 } from './method24.ts';
import { method87A } from './method87A.ts';
import type { Algorithm, Method, MethodStep } from './methodSteps.ts';
import { METHODS_00_TO_49 } from './methods00to49.ts';
import { METHODS_50_TO_99 } from './methods50to99.ts';
import { METHODS_FROM_A0 } from './methodsFromA0.ts';
import { calculationInWords } from './procedureInWords.ts';

const STEPS: ReadonlyMap<string, Method> = new Map(
  Object.entries<Method>({ ...METHODS_00_TO_49, ...METHODS_50_TO_99, ...METHODS_FROM_A0 }),
);

/** The names of all methods, in the order of the Bundesbank. */
export const methodNames: readonly string[] = [...STEPS.keys()].sort();

const oldNumber = (front: string) =>
  `the check digit is that of the number in the old system of eastern Germany (ESER), which consists of ${front}, the check digit (position 4) and positions 5–10 without zeros on the left; weights 2 4 8 5 10 9 7 3 6 1 2 4 from the right, and the sum of the products must leave 10 by 11. Only bank codes with 5 at position 4 have such numbers; without a bank code nothing is checked`;

/** Methods whose algorithm has no name of its own. */
const METHOD_SENTENCES: Readonly<Record<string, string>> = {
  '52': `where position 1 is 9: as method 20; else where it has 8 digits: ${oldNumber('the last four digits of the bank code, position 3')}; else: wrong`,
  '53': `where position 1 is 9: as method 20; else where it has 9 digits: ${oldNumber('digits 5 and 6 of the bank code, position 3, digit 8 of the bank code, position 2')}; else: wrong`,
  '77': 'positions 6–10 with weights 5 4 3 2 1 from the left give a sum divisible by 11; else with weights 5 4 3 4 5',
  B9: 'where it has 8 digits: each digit of positions 3–9 times its weight (1 3 2 1 3 2 1 from the right) plus the weight, modulo 11; the check digit at 10 is the sum modulo 10, or that plus 5 (unit digit); where it has 7 digits: products of positions 4–9 with weights 1 2 3 4 5 6 from the right; the check digit is their sum modulo 11, or the unit digit of that plus 5; else: wrong',
};

const ALGORITHM_SENTENCES: ReadonlyMap<Algorithm, string> = new Map([
  [
    iteratedTransformation,
    'iterated transformation: from position 9 leftwards the digits are replaced by rows 1 2 3 4 1 2 3 4 1 of the table 0159374826, 0176983254, 0184629573, 0123456789; the check digit at 10 completes the sum to a multiple of ten',
  ],
  [
    method24,
    'position 1 counts as 0 if it is 3–6, and positions 1–3 count as 0 if it is 9; from the first digit other than 0 to position 9 each digit times its weight (1 2 3 1 2 3 … from the left) plus the weight, modulo 11; the check digit at 10 is the sum modulo 10',
  ],
  [
    method87A,
    'a routine that replaces the digits at positions 4–9 by 5 6 2 3 4 10 1 7 8 9, adds or subtracts them by two flags, and takes the check digit at 10 from one of two tables by the sum modulo 5 (`method87A.ts`)',
  ],
]);

/** What a method does to an account number of ten digits, with zeros on the left, as one sentence without a full stop. */
export function methodInWords(name: string): string {
  const steps = STEPS.get(name);
  if (steps === undefined) throw new Error(`there is no method ${name}`);
  return METHOD_SENTENCES[name] ?? stepsInWords(steps, name);
}

/** Every procedure that a method uses, each once. */
export function allProcedures(): readonly Procedure[] {
  const used = [...STEPS.values()].flatMap(calculationsOf).map(({ procedure }) => procedure);
  return [...new Set(used)].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function calculationsOf(steps: Method): Calculation[] {
  return steps.flatMap((step) => {
    if (typeof step === 'string' || typeof step === 'function') return [];
    if ('procedure' in step) return [step];
    return calculationsOf('method' in step ? step.method : step.steps);
  });
}

function stepsInWords(steps: Method, name: string): string {
  return steps.map((step) => stepInWords(step, name)).join('; else ');
}

/** A single calculation or algorithm has the name of the first method that consists of it. */
const NAMES = new Map<Method | MethodStep, string>(
  [...STEPS].reverse().flatMap(([name, steps]): [Method | MethodStep, string][] => {
    const [only] = steps;
    return steps.length === 1 && only !== undefined && typeof only !== 'string'
      ? [
          [steps, name],
          [only, name],
        ]
      : [[steps, name]];
  }),
);

const VERDICTS = { valid: 'right', invalid: 'wrong', unchecked: 'no check digit' };

function stepInWords(step: MethodStep, name: string): string {
  if (typeof step === 'string') return VERDICTS[step];
  const same = NAMES.get('method' in step ? step.method : step);
  if (same !== undefined && same !== name) return `as method ${same}`;
  if (typeof step === 'function') return ALGORITHM_SENTENCES.get(step) ?? unnamed(name);
  if ('procedure' in step) return calculationInWords(step);
  if ('method' in step) return stepsInWords(step.method, name);
  const { condition, steps, isFinal } = step;
  const where = typeof condition === 'function' ? unnamed(name) : conditionInWords(condition);
  const then = stepsInWords(steps, name);
  const inBrackets = then.includes('; else ') ? `(${then})` : then;
  return `where ${where}${isFinal ? '' : ', also'}: ${inBrackets}`;
}

function unnamed(name: string): never {
  throw new Error(`method ${name} contains an algorithm without a sentence`);
}
