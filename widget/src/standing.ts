import { missing } from '../../src/features/calculator/texts.ts';
import type { Answer } from './answer.ts';
import { texts } from './texts.ts';

/** What a form needs to know about the element. */
export interface Standing {
  /** Empty if the form may be sent. */
  readonly flags: ValidityStateFlags;
  /** Why the form may not be sent. */
  readonly message: string;
  readonly field: 'bankCode' | 'accountNumber';
}

interface Given {
  /** Content of the fields. */
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly isRequired: boolean;
  readonly answer: Answer | null;
  /** The bank data are under way. */
  readonly isLookingUp: boolean;
}

/** A filled element without an IBAN is invalid, required or not: a form must not be sent as if it had been left empty. */
export function standing({ bankCode, accountNumber, isRequired, answer, isLookingUp }: Given): Standing {
  if (bankCode === '' && accountNumber === '')
    return { flags: isRequired ? { valueMissing: true } : {}, message: texts.missing, field: 'bankCode' };
  return {
    flags: answer?.detail.ok ? {} : { customError: true },
    message:
      missing(bankCode, accountNumber) ||
      (answer?.detail.message ?? (isLookingUp ? texts.lookingUp : texts.notCalculated)),
    field: answer?.doubtfulField ?? 'accountNumber',
  };
}
