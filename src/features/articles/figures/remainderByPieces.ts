import { remainderBy97 } from '../../../domain/iban/iban.ts';

/** One line of a division by 97 in pieces, as done with a pocket calculator. */
export interface RemainderPiece {
  /** Remainder of the previous line; empty in the first line. */
  readonly carried: string;
  /** The next digits of the long number. */
  readonly piece: string;
  /** `carried` followed by `piece`, divided by 97. */
  readonly quotient: number;
  readonly remainder: number;
}

/** Six digits and a remainder of two digits fill the eight digits of a common pocket calculator. */
const PIECE_LENGTH = 6;

/**
 * Divides a long number by 97 piece by piece. The remainder of the last line is the remainder of the whole number.
 *
 * @param digits any number of digits 0–9
 */
export function remainderByPieces(digits: string): RemainderPiece[] {
  const lines: RemainderPiece[] = [];
  for (let i = 0; i < digits.length; i += PIECE_LENGTH) {
    const carried = String(lines.at(-1)?.remainder ?? '');
    const piece = digits.slice(i, i + PIECE_LENGTH);
    const remainder = remainderBy97(carried + piece);
    lines.push({ carried, piece, quotient: (Number(carried + piece) - remainder) / 97, remainder });
  }
  return lines;
}
