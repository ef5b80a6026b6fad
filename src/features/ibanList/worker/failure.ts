import type { failureTexts } from '../failureTexts.ts';

export type Failure = keyof typeof failureTexts;

export class ListError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof ListError) return error.failure;
  if (error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError'))
    return 'file-changed';
  return 'unexpected';
}
