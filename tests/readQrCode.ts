import { readFileSync } from 'node:fs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// Left to itself, the reader would fetch its binary from another host.
const binary = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(binary).buffer } });

/**
 * What a scanner that knows nothing of how a code was made reads in its picture.
 *
 * @param pixels four bytes each, as a canvas has them
 * @returns null where the picture shows no QR code or several
 */
export async function readQrCode(pixels: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
  const image: ImageData = { data: pixels, width, height, colorSpace: 'srgb' };
  const [code, ...others] = await readBarcodes(image, { formats: ['QRCode'], tryInvert: false });
  if (!code || others.length > 0) return null;
  const { Version: version } = JSON.parse(code.extra) as { Version: string };
  return {
    text: new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(code.bytes)),
    version: Number(version),
    namesCharacterSet: code.hasECI,
  };
}
