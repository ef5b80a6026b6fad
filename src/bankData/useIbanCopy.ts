import { groupIban } from '../domain/iban/iban.ts';
import { type Copying, useCopy } from '../ui/useCopy.ts';

/** The forms in which an IBAN can be copied. */
export interface IbanCopying {
  /** Without blanks, as forms want it. */
  readonly plain: Copying;
  /** In groups of four, as letters want it. */
  readonly asWritten: Copying;
  /** With its bank; null if that is unknown. */
  readonly asText: Copying | null;
  /** The element that shows the IBAN. */
  readonly place: Copying['place'];
}

/** @param text bank, IBAN and BIC; null if they are not known */
export function useIbanCopy(iban: string, text: string | null = null): IbanCopying {
  const plain = useCopy(iban);
  const { place } = plain;
  const asWritten = useCopy(groupIban(iban), { place });
  const asText = useCopy(text ?? '', { place });
  return { plain, asWritten, asText: text === null ? null : asText, place };
}
