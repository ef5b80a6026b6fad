import type { Locator } from '@playwright/test';

/** The ways of entering text into a field, each as the browser does it. */
export const insertions = {
  typing: async (field: Locator, text: string) => {
    await field.pressSequentially(text);
  },

  pasting: async (field: Locator, text: string) => {
    await field.evaluate((_, copied) => navigator.clipboard.writeText(copied), text);
    await field.press('ControlOrMeta+v');
  },

  dropping: async (field: Locator, text: string) => {
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    if (!box) throw new Error('the field is not to be seen');
    const browser = await field.page().context().newCDPSession(field.page());
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', {
        type,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        data: { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 },
      });
    await browser.detach();
  },

  /** A browser or a password manager sets the value and dispatches an event. */
  'filling in automatically': async (field: Locator, text: string) => {
    await field.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);
  },

  /** Like a keyboard for Chinese or Japanese. */
  'composing with an input method': async (field: Locator, text: string) => {
    await field.focus();
    const browser = await field.page().context().newCDPSession(field.page());
    const { length } = text;
    await browser.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
    await browser.send('Input.insertText', { text });
    await browser.detach();
  },
} satisfies Record<string, (field: Locator, text: string) => Promise<void>>;
