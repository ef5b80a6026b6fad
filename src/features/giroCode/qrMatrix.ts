import { encode } from 'uqr';

/** Rows of modules, true for dark, including the quiet zone. */
export type QrMatrix = readonly (readonly boolean[])[];

/** White modules around a code, required by scanners (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * Encodes the payload as a QR code by EPC069-12: error correction M, at most version 13, bytes in UTF-8. There is no
 * ECI header: the payload names its character set, and many scanners cannot read the header.
 *
 * @param payload at most 331 bytes
 */
export function qrMatrix(payload: string): QrMatrix {
  // Bytes instead of a string: for a string the encoder would choose the mode itself.
  const bytes = [...new TextEncoder().encode(payload)];
  return encode(bytes, { ecc: 'M', boostEcc: false, maxVersion: 13, border: QUIET_ZONE }).data;
}
