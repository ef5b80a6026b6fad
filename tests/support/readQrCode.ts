import { readFileSync } from 'node:fs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// By default the reader would fetch its binary from another host.
const binary = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(binary).buffer } });

/**
 * Reads the text of a QR code from its picture with an independent scanner.
 *
 * @param picture the pixels of a canvas, or a PNG file
 * @returns null if the picture shows no QR code or several
 */
export async function readQrCode(picture: ImageData | Uint8Array<ArrayBuffer>) {
  const [code, ...others] = await readBarcodes(picture, { formats: ['QRCode'], tryInvert: false });
  if (!code || others.length > 0) return null;
  const { Version: version } = JSON.parse(code.extra) as { Version: string };
  return {
    text: new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(code.bytes)),
    version: Number(version),
    correction: code.ecLevel,
    namesCharacterSet: code.hasECI,
  };
}
