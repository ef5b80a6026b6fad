import type { SampleName } from './samples.ts';

/** @param answer its top, `ok: true, iban: DE…` */
export function answered(name: SampleName, answer: string): string {
  return `${name} antwortet: ${answer}`;
}
