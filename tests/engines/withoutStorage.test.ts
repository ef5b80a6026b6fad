import { inject } from 'vitest';
import { CONSENT_QUESTION } from '../support/siteRoutes.ts';
import { engineTest, expect } from './engineTest.ts';

const isFirefox = 'firefox' in inject('programs');

/** WebKitGTK has no setting that refuses the storage. */
for (const storage of isFirefox ? (['missing', 'refused'] as const) : (['missing'] as const))
  engineTest({ storage })(
    `where localStorage is ${storage}, the tools work, and the page says that the answer is not stored and asks again [13.18]`,
    async ({ visitor }) => {
      await visitor.open('/iban-liste');
      await visitor.type('Aus der Tabelle kopieren und hier einfügen', '37040044;532013000');
      await visitor.press('button', 'Liste lesen');
      await visitor.finds('heading', 'Ergebnis');
      await visitor.open('/datenschutz');
      const access = await visitor.evaluate(() => {
        try {
          return String(localStorage);
        } catch (error) {
          return (error as Error).name;
        }
      });
      expect(access).toBe(storage === 'missing' ? 'null' : 'SecurityError');
      await visitor.press('button', 'Ja, akzeptieren');
      await visitor.finds('region', CONSENT_QUESTION, 0);
      await visitor.sees('oder Ihr Browser hat die Antwort nicht gespeichert.');
      await visitor.open('/');
      await visitor.finds('region', CONSENT_QUESTION);
      await visitor.typeAccount();
      await visitor.press('button', 'IBAN berechnen');
      await visitor.sees('DE89 3704 0044 0532 0130 00');
    },
  );
