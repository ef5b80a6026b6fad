import type { Page, Route } from '@playwright/test';

export const path = '/sicherheit-pruefen';

/** The live parts of the page on verification. */
export function verificationOn(page: Page) {
  const table = (name: string) => page.getByRole('region', { name }).getByRole('table');
  const rows = (name: string) => table(name).getByRole('rowgroup').last().getByRole('row');
  const part = (name: string) => page.locator(`[data-live=${name}]`);
  return {
    part,
    policy: rows('Die Regel, die hier gerade gilt'),
    requests: rows('Was diese Seite bisher abgerufen hat'),
    stored: rows('Was Ihr Browser für diese Website aufbewahrt'),
    tries: rows('Was aus den Versuchen wurde'),
    try: page.getByRole('button', { name: 'Versuch: etwas heimlich senden' }),
    said: (name: string) => part(name).locator('[data-said]'),
  };
}

/** Answers with the file of the site, without any policy: as if an operator had removed it. */
export async function withoutPolicy(route: Route): Promise<void> {
  const answer = await route.fetch();
  const headers = { ...answer.headers() };
  delete headers['content-security-policy'];
  const body = (await answer.text()).replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
  await route.fulfill({ response: answer, headers, body });
}
