import { expect, type Page } from '@playwright/test';
import { readQrCode } from './readQrCode.ts';
import { startTool } from './startTool.ts';

export function giroCodeOn(page: Page) {
  const code = page.getByRole('region', { name: 'GiroCode' });
  return {
    field: (label: string) => page.getByRole('textbox', { name: label, exact: true }),
    moreFields: page.getByText('Weitere Angaben'),
    code,
    picture: code.getByRole('img', { name: /^GiroCode für/ }),
    savePng: page.getByRole('button', { name: 'Bild speichern (PNG)' }),
  };
}

export type GiroCodePage = ReturnType<typeof giroCodeOn>;

/** Opens the page, waits until it is hydrated, and fills in the fields. */
export async function openGiroCode(page: Page, typed: Readonly<Record<string, string>> = {}) {
  await page.goto('/girocode');
  await startTool(page);
  const tool = giroCodeOn(page);
  await fill(tool, typed);
  return tool;
}

/** Brings the buttons of the picture into view: „Zum GiroCode“ goes then, and they move up. */
export async function reachButtons(page: Page): Promise<void> {
  await giroCodeOn(page).savePng.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^Zum GiroCode/ })).toHaveCount(0);
}

export async function fill(tool: GiroCodePage, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await tool.field(label).fill(text);
}

/** Draws a PNG on white as a browser shows it, and reads it with an independent decoder. */
export async function readPicture(page: Page, picture: Buffer) {
  const { png, ...drawn } = await page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement('canvas');
      const { naturalWidth: width, naturalHeight: height } = image;
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0, width, height);
      // A code without a headline has four white modules at the top, in these tests of at most 41: more than 9 % of its width.
      const { data } = context.getImageData(0, 0, width, Math.floor(width * 0.09));
      /** Whether something is drawn in the part that is white in a code without a headline. */
      const darkAbove = data.some((shade, at) => at % 4 === 0 && shade < 128);
      return { width, height, darkAbove, png: canvas.toDataURL().replace(/.*,/, '') };
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  const decoded = await readQrCode(Buffer.from(png, 'base64'));
  return { ...drawn, lines: decoded?.text.split('\n') ?? [] };
}
