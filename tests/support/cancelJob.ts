import type { Page } from '@playwright/test';

/**
 * Presses „Abbrechen“ as soon as a job of a list or a series has made progress. The page presses it, because on a busy machine
 * the job could end before a press from outside arrives.
 */
export async function cancelJob(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
      const cancel = buttons.find((button) => button.textContent?.trim() === 'Abbrechen');
      if (!cancel || (document.querySelector('progress')?.value ?? 0) === 0) return false;
      cancel.click();
      return true;
    },
    undefined,
    { polling: 10 },
  );
}
