import { fill, openGiroCode } from '../../support/giroCodePage.ts';
import { expect, test } from '../../support/siteTest.ts';

const typed = { IBAN: 'DE89 3704 0044 0532 0130 00', Empfängername: 'Erika' };

test.describe('an account that should be checked first', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('is named at the IBAN, above the code, on the button and aloud [11.22]', async ({ page }) => {
    const reason = /bildet die Bank heute die IBAN DE68 2007 0000 0123 4566 00/;
    const tool = await openGiroCode(page);
    await fill(tool, { ...typed, IBAN: 'DE84 2007 0000 0001 2345 66' });
    await expect(tool.field('IBAN')).toHaveAccessibleDescription(reason);
    await expect(page.getByRole('button', { name: 'Zum GiroCode: bitte prüfen' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zum GiroCode', exact: true })).toHaveCount(0);
    const box = tool.code.locator('[data-tone=caution]');
    await expect(box).toContainText('Prüfen Sie zuerst das Empfangskonto.');
    await expect(box).toContainText(reason);
    const [boxPlace, codePlace] = [await box.boundingBox(), await tool.picture.boundingBox()];
    expect(boxPlace?.y).toBeLessThan(codePlace?.y ?? 0);
    await tool.field('Betrag').focus();
    const status = tool.code.getByRole('status').first();
    await expect(status).toHaveText(/^Der GiroCode ist fertig\. Prüfen Sie zuerst das Empfangskonto\. /);
    await expect(status).toHaveText(reason);
    await fill(tool, typed);
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Zum GiroCode', exact: true })).toBeVisible();
  });
});

test('a bank code that is not in the directory gives the reason and no code [11.22]', async ({ page }) => {
  const tool = await openGiroCode(page);
  await fill(tool, { ...typed, IBAN: 'DE44 9999 9999 0532 0130 00' });
  await expect(tool.field('IBAN')).toHaveAccessibleDescription(
    /Die Bankleitzahl 99999999 steht nicht in unseren Bankdaten\..*keinen GiroCode/,
  );
  await expect(tool.field('IBAN')).toHaveAttribute('aria-invalid', 'true');
  await expect(tool.code).toContainText('Bitte ändern: IBAN.');
  await expect(tool.picture).toHaveCount(0);
});
