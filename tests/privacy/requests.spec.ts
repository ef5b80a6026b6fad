import { calculate, openCalculator } from '../support/calculatorPage.ts';
import { openContactForm } from '../support/contactPage.ts';
import { expect, test } from '../support/siteTest.ts';

test('the only requests of a whole visit are GET requests for files of the site itself [3.1] [7.6] [19.1] [19.2]', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    expect(request.postData()).toBeNull();
    requests.push(`${request.method()} ${request.url()}`);
  });
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  const form = await openContactForm(page);
  await form.fillAndSend();
  await expect(form.notification).toBeVisible();
  for (const request of requests)
    expect(request).toMatch(
      new RegExp(`^GET ${baseURL}/(kontakt|_astro/[^?]+|daten/[^?]+|favicon\\.svg|site\\.webmanifest)?$`),
    );
});
