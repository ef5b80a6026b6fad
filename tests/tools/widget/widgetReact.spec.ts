import { build } from 'rolldown';
import { expect, mayComplain } from '../../support/siteTest.ts';
import { calculate, FORM, openWidget, test, widgetOn } from '../../support/widgetPage.ts';

// The development build, in which StrictMode works, recommends its tools on the console.
test.use({ body: '<div id="root"></div>' });
test.beforeEach(mayComplain);

test('React 19 holds the value in its state, in StrictMode too [18.4]', async ({ page, site }) => {
  const { output } = await build({
    input: 'tests/support/reactForm.tsx',
    write: false,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    output: { format: 'iife' },
  });
  const widget = await openWidget(page, site);
  await page.evaluate(output[0].code);
  const held = page.getByRole('status', { name: 'Zustand' });
  await expect(held).toHaveText('DE89370400440532013000');
  await expect(widget.bankCode).toHaveValue('DE89 3704 0044 0532 0130 00');
  await widget.bankCode.press('End');
  await widget.bankCode.press('Backspace');
  // The state is empty now; the rest of what is typed stays.
  await expect(held).toHaveText('');
  await expect(widget.bankCode).toHaveValue('DE89 3704 0044 0532 0130 0');
  await calculate(widget, '20070000', '1234566');
  await expect(held).toHaveText('DE68200700000123456600');
  await page.getByRole('button', { name: 'Leeren' }).click();
  await expect(widget.bankCode).toHaveValue('');
});

test('the element of the package brings its bank data along, asking for nothing [18.1]', async ({ page }) => {
  const { output } = await build({
    input: 'package/dist/element.js',
    write: false,
    platform: 'browser',
    output: { format: 'iife', codeSplitting: false },
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setContent(FORM);
  await page.evaluate(output[0].code);
  const widget = widgetOn(page);
  await calculate(widget, '20070000', '1234566');
  await expect.poll(widget.value).toBe('DE68200700000123456600');
  expect(requests).toEqual([]);
});
