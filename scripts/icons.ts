/**
 * Draws the icons in `public/` from the mark of `src/shell/TopBar.tsx`. Run it by hand when the mark changes:
 * `node scripts/icons.ts`.
 */
import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const target = new URL('../public/', import.meta.url);

function mark({ size, radius, inset }: { size: number; radius: number; inset: number }): string {
  const scale = (32 - 2 * inset) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="#cc0000"/><g fill="#fff" transform="translate(${inset} ${inset}) scale(${scale})"><rect x="8.5" y="9" width="6" height="5" rx="1.5"/><rect x="17.5" y="9" width="6" height="5" rx="1.5"/><rect x="8.5" y="18" width="6" height="5" rx="1.5"/><rect x="17.5" y="18" width="6" height="5" rx="1.5"/></g></svg>`;
}

function png(size: number, radius = 7, inset = 0): Buffer {
  return new Resvg(mark({ size, radius, inset })).render().asPng();
}

/** An ICO file that contains one PNG (Windows Vista and later, every current browser). */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, image]);
}

writeFileSync(new URL('favicon.svg', target), mark({ size: 32, radius: 7, inset: 0 }));
writeFileSync(new URL('favicon.ico', target), ico(png(32), 32));
writeFileSync(new URL('apple-touch-icon.png', target), png(180, 0));
writeFileSync(new URL('icon-192.png', target), png(192));
writeFileSync(new URL('icon-512.png', target), png(512));
writeFileSync(new URL('icon-maskable-512.png', target), png(512, 0, 5));
