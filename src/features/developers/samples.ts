import { visible } from './visible.ts';

/** The functions of the package that the page runs. */
export type SampleName = 'resolveIban' | 'checkAccount' | 'checkIban' | 'findIbans';

export interface SampleField {
  /** Unique on the page: a restarted example restores the input by it. */
  readonly id: 'blz' | 'konto' | 'verfahren' | 'kontonummer' | 'iban' | 'text';
  readonly initial: string;
  readonly isMultiline?: boolean;
}

export interface Sample {
  readonly usesDirectory: boolean;
  /** Its arguments beside the directory, in their order. */
  readonly fields: readonly SampleField[];
}

/** The first has an account for which the plain formula is wrong: Deutsche Bank appends a sub-account. */
export const SAMPLES: Readonly<Record<SampleName, Sample>> = {
  resolveIban: {
    usesDirectory: true,
    fields: [
      { id: 'blz', initial: '20070000' },
      { id: 'konto', initial: '1234566' },
    ],
  },
  checkAccount: {
    usesDirectory: false,
    fields: [
      { id: 'verfahren', initial: '13' },
      { id: 'kontonummer', initial: '532013000' },
    ],
  },
  checkIban: { usesDirectory: false, fields: [{ id: 'iban', initial: 'DE88 3704 0044 0532 0130 00' }] },
  findIbans: {
    usesDirectory: false,
    fields: [{ id: 'text', initial: 'Bitte an IBAN DE89 3704 0044 0532 0130 00 zahlen.', isMultiline: true }],
  },
};

export const SAMPLE_NAMES = Object.keys(SAMPLES) as SampleName[];
export const FIRST_SAMPLE: SampleName = 'resolveIban';

/** One text for each field of a sample. */
export type SampleValues = readonly string[];

export function initialValues(name: SampleName): SampleValues {
  return SAMPLES[name].fields.map(({ initial }) => initial);
}

/** The values of all fields. Each has its own, so that a function keeps its input while another is chosen. */
export function allValues(
  textOf: (id: SampleField['id'], initial: string) => string,
): Record<SampleName, SampleValues> {
  const entries = SAMPLE_NAMES.map((name) => [
    name,
    SAMPLES[name].fields.map(({ id, initial }) => textOf(id, initial)),
  ]);
  return Object.fromEntries(entries);
}

/** `resolveIban(bankDirectory(), '20070000', '1234566')` */
export function callOf(name: SampleName, values: SampleValues): string {
  const directory = SAMPLES[name].usesDirectory ? ['bankDirectory()'] : [];
  return `${name}(${[...directory, ...values.map(literal)].join(', ')})`;
}

/** A program that prints the answer. */
export function codeOf(name: SampleName, values: SampleValues): string {
  const directory = SAMPLES[name].usesDirectory
    ? ["import { bankDirectory } from 'iban-regeln/directory';"]
    : [];
  return [
    `import { ${name} } from 'iban-regeln';`,
    ...directory,
    '',
    `const answer = ${callOf(name, values)};`,
    'console.log(answer);',
  ].join('\n');
}

/** A text as a string literal of JavaScript. */
function literal(text: string): string {
  const inside = visible(JSON.stringify(text)).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside}'`;
}
