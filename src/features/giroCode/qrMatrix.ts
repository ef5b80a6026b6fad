import { encode } from 'uqr';

/** Rows of modules, true for dark, with the quiet zone around. */
export type QrMatrix = readonly (readonly boolean[])[];

/** Modules of white that scanners need around a code (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/**
 * The payload as a QR code as EPC069-12 wants it: error correction M, at most version 13, bytes in UTF-8. Without an
 * ECI header: the payload names its character set itself, and many scanners stumble over the header.
 *
 * @param payload at most 331 bytes
 */
export function qrMatrix(payload: string): QrMatrix {
  // Numbers, not text: for text the encoder would choose its mode by itself.
  const bytes = [...new TextEncoder().encode(payload)];
  return encode(bytes, { ecc: 'M', boostEcc: false, maxVersion: 13, border: QUIET_ZONE }).data;
}
