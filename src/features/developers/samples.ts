/** The functions of the package that the page runs. */
export type SampleName = 'resolveIban' | 'checkAccount' | 'checkIban' | 'findIbans';

export interface SampleField {
  /** Unique on the page: a restarted example restores the input by it. */
  readonly id: 'blz' | 'konto' | 'verfahren' | 'kontonummer' | 'iban' | 'text';
  readonly initial: string;
}

interface Sample {
  readonly usesDirectory?: boolean;
  /** Its arguments beside the directory, in their order. */
  readonly fields: readonly SampleField[];
}

const field = (id: SampleField['id'], initial: string): SampleField => ({ id, initial });

/** The first has an account for which the plain formula is wrong: Deutsche Bank appends a sub-account. */
export const SAMPLES: Readonly<Record<SampleName, Sample>> = {
  resolveIban: { usesDirectory: true, fields: [field('blz', '20070000'), field('konto', '1234566')] },
  checkAccount: { fields: [field('verfahren', '13'), field('kontonummer', '532013000')] },
  checkIban: { fields: [field('iban', 'DE88 3704 0044 0532 0130 00')] },
  findIbans: { fields: [field('text', 'Bitte an IBAN DE89 3704 0044 0532 0130 00 zahlen.')] },
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
  const directory = "import { bankDirectory } from 'iban-regeln/directory';\n";
  return `import { ${name} } from 'iban-regeln';
${SAMPLES[name].usesDirectory ? directory : ''}
const answer = ${callOf(name, values)};
console.log(answer);`;
}

/** A text as a string literal of JavaScript. */
function literal(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside}'`;
}
