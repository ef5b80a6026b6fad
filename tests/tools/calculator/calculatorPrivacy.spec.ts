import { openCalculator, unknownBankCode } from '../../support/calculatorPage.ts';
import { expect, test } from '../../support/siteTest.ts';

test('the calculator says that nothing is sent or stored [1.5] [10.6]', async ({ page }) => {
  const calculator = await openCalculator(page);
  const promise = page.getByText(/Nichts wird gesendet oder gespeichert/);
  await expect(promise).toBeVisible();
  const [sentence, button] = await Promise.all([promise.boundingBox(), calculator.calculate.boundingBox()]);
  const distance = (sentence?.y ?? Infinity) - ((button?.y ?? 0) + (button?.height ?? 0));
  expect(Math.abs(distance), 'pixels between the button and the sentence').toBeLessThan(120);
});

test('the sentence links to the instructions for checking it [13.7]', async ({ page }) => {
  await openCalculator(page);
  await page.getByRole('link', { name: 'So prüfen Sie das' }).click();
  await expect(page).toHaveURL('/sicherheit-pruefen');
});

test('the calculation is done in the browser: no request leaves while typing and calculating [1.4] [7.1]', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await calculator.bankCode.pressSequentially(unknownBankCode);
  await calculator.accountNumber.pressSequentially('9876543210');
  await calculator.calculate.click();
  await expect(calculator.result).toBeVisible();
  await page.waitForLoadState('networkidle');

  const { origin } = new URL(page.url());
  for (const request of requests) {
    // The site's own files, which are the same for every visitor.
    expect(request).toMatch(new RegExp(`^GET ${origin}/(_astro|daten)/[^?]* $`));
    expect(request).not.toContain(unknownBankCode);
    expect(request).not.toContain('9876543210');
  }
});
