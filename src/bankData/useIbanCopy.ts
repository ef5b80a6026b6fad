import { groupIban } from '../domain/iban/iban.ts';
import { type Copying, useCopy } from '../ui/useCopy.ts';

/** The two forms of an IBAN that can be copied. */
export interface IbanCopying {
  /** Without blanks, as forms want it. */
  readonly plain: Copying;
  /** In groups of four, as letters want it. */
  readonly asWritten: Copying;
  /** The element that shows the IBAN. */
  readonly place: Copying['place'];
}

export function useIbanCopy(iban: string): IbanCopying {
  const plain = useCopy(iban);
  const { place } = plain;
  const asWritten = useCopy(groupIban(iban), { place });
  return { plain, asWritten, place };
}
