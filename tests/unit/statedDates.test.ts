import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stepText } from '../../src/bankData/stepTexts.ts';
import type { BankCode } from '../../src/domain/account/bankCode.ts';
import { resultTexts } from '../../src/features/calculator/resultTexts.ts';
import { newestDirectoryFile } from '../bankDirectory.ts';

const { validFrom, validUntil, columns } = newestDirectoryFile();
const aboutUs = readFileSync('content/pages/ueber-uns.mdx', 'utf8').replaceAll('\u00A0', ' ');
const bankCodeArticle = readFileSync('content/articles/bankleitzahl.mdx', 'utf8').replaceAll('\u00A0', ' ');

/** „7. September 2026“ */
const german = (day: string) =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
/** „September 2026“ */
const month = (day: string) =>
  new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
const withoutYear = (date: string) => date.replace(/ \d{4}$/, '');

// Whoever imports the next directory is led to the sentences that name its dates.
describe('the texts name the dates of the newest bank directory', () => {
  test.each([
    ['Über uns', aboutUs],
    ['the article on bank codes', bankCodeArticle],
  ])('%s: its validity', (_name, text) => {
    expect(text).toContain(`vom ${withoutYear(german(validFrom))} bis zum ${german(validUntil)}`);
  });

  test.each([
    ['Name und BIC der Bank', ['name', 'bic']],
    ['Prüfverfahren der Kontonummern', ['accountCheckMethod']],
    ['IBAN-Regel der Bank', ['bankRule']],
    ['Postleitzahl, Ort, Löschung und Nachfolger', ['postcode', 'town', 'isMarkedForDeletion', 'successor']],
  ])('Über uns: %s', (label, names) => {
    for (const name of names) expect(aboutUs).toContain(`| ${label} | ${german(columns[name].asOf)} |`);
  });

  test('the calculator: the dates below its arithmetic', () => {
    expect(resultTexts.datesOfTheData.replaceAll('\u00A0', ' ')).toBe(
      `Stand der Daten: Namen und BIC ${month(columns.name.asOf)}, Prüfverfahren ${month(columns.accountCheckMethod.asOf)}, Sonderregeln ${month(columns.bankRule.asOf)}, Orte und Löschvermerke ${month(columns.town.asOf)}.`,
    );
  });

  test('all tools: the date of the rule table', () => {
    const step = { code: 'rule-unknown', bankCode: '10000000' as BankCode } as const;
    expect(stepText(step, { bank: null, ruleHolder: null })).toContain(
      `Sonderregeln vom ${month(columns.bankRule.asOf)}.`,
    );
  });
});
