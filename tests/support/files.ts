import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Chooses a file of this content in the only input for files, or in another one. */
export async function chooseFile(
  page: Page,
  name: string,
  content: string | Buffer,
  input = 'input[type=file]',
): Promise<void> {
  const buffer = Buffer.from(content as string);
  await page.locator(input).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** The file that the browser saves when something, or the button of this name, is pressed. */
export async function savedBy(page: Page, press: string | (() => Promise<void>)) {
  const pressed = typeof press === 'string' ? page.getByRole('button', { name: press }).click() : press();
  const [file] = await Promise.all([page.waitForEvent('download'), pressed]);
  const path = await file.path();
  return { name: file.suggestedFilename(), path, content: await readFile(path) };
}
