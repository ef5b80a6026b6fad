import ibanLengths from '../../data/ibanCountries.lengths.json' with { type: 'json' };
import { dependencies, devDependencies, version } from '../../package.json' with { type: 'json' };
import { bankCodeInGroups } from '../bankData/bankNameTexts.ts';
import { newestDirectory, sourceOfColumn } from '../bankData/generatedDirectories.ts';
import { enumeration } from '../bankData/ibanProblemTexts.ts';
import { METHODS } from '../domain/accountCheck/checkAccount.ts';
import { ibanCountry } from '../domain/countries/countries.ts';
import { sepaAsOf, sepaCountries, sepaCountryCount } from '../domain/countries/sepa.ts';
import type { Bank, ColumnDates } from '../domain/directory/bankDirectory.ts';
import { GREATEST_CENTS, LEAST_CENTS } from '../domain/giroCode/amount.ts';
import { EPC_LIMITS } from '../domain/giroCode/payload.ts';
import { CACHE_PREFIX } from '../site/offlineCache.ts';
import { absoluteUrl, buildDate } from '../site/site.config.ts';
import { germanDate, germanMonth } from '../ui/germanDate.ts';
import { germanAmount, germanCount, germanCountInWords } from '../ui/germanNumber.ts';
import { packageFacts } from './packageFacts.ts';

/** The attributes of a fact's element in a text: `<DataDate column="name" />`. */
export type Attributes = Readonly<Record<string, string>>;

/** Numbers, dates and names from data and code in German format. The keys are the names of the elements. */
export const dataFacts: Readonly<Record<string, (attributes: Attributes) => string>> = {
  /** „rund <BankCodeCount /> Bankleitzahlen“: rounded to the hundred. */
  BankCodeCount: () => germanCount(Math.round(banks().length / 100) * 100),
  /** Number of bank codes with a rule of their own, or with one of `rules`, for example `0020 0021`. */
  OwnRuleCount: ({ rules, except = '' }) =>
    germanCount(bankCodesWithRules(rules) - bankCodesWithRules(except)),
  /** „rund <OwnRulePercent /> Prozent der Bankleitzahlen“ */
  OwnRulePercent: () => String(Math.round((bankCodesWithRules() / banks().length) * 100)),
  HighestRule: () => banks().map(ruleOf).sort().at(-1) ?? '',
  MarkedForDeletionCount: () => germanCount(countOf(({ isMarkedForDeletion }) => isMarkedForDeletion)),
  /** „mehr als <CommerzbankCount />“: the next lower hundred. */
  CommerzbankCount: () => germanCount(Math.floor((bankCodesWithRules('0005') - 1) / 100) * 100),
  /** „rund <BicCount /> verschiedene BICs“: rounded to the hundred. */
  BicCount: () => germanCount(Math.round(new Set(banks().map(({ bic }) => bic)).size / 100) * 100),
  /** „<BankCodesOfBic bic="COBADEFFXXX" /> Bankleitzahlen der Commerzbank“ */
  BankCodesOfBic: ({ bic = '' }) => germanCount(countOf((bank) => bank.bic === bic)),
  /** Number of bank codes for which the directory names no BIC, in words. */
  WithoutBicCount: () => germanCountInWords(countOf(({ bic }) => bic === '')),
  /** „vom 7. September bis zum 6. Dezember 2026“ */
  DirectoryValidity: () => germanPeriod(newestDirectory().validFrom, newestDirectory().validUntil),
  /** The day after the last day of the newest directory. */
  NextDirectoryDate: () => {
    const day = new Date(Date.parse(newestDirectory().validUntil) + 86_400_000);
    return germanDate(day.toISOString().slice(0, 10));
  },
  /** The day from which the entries of a column are valid; with `precision="month"` only its month. */
  DataDate: ({ column = '', precision }) => {
    const day = newestDirectory().columnDates[column as keyof ColumnDates];
    if (day === undefined) throw new Error(`The bank directory has no column “${column}”`);
    return precision === 'month' ? germanMonth(day) : germanDate(day);
  },
  /** Where the entries of a column come from: „Bankleitzahlendatei der Bundesbank“. */
  DataSource: ({ column = '' }) => dataSourceName(sourceOfColumn(column)),
  /** „mehr als <AccountCheckMethodCount /> Verfahren“: the largest multiple of ten below the count. */
  AccountCheckMethodCount: () => germanCount(Math.floor((METHODS.size - 1) / 10) * 10),
  /** „Norwegen mit 15“ */
  ShortestIban: () => nameWithLength(lengths[0]),
  /** „Russland mit 33“; with `rank="2"` the second longest. */
  LongestIban: ({ rank = '1' }) => nameWithLength(lengths.at(-Number(rank))),
  IbanCountryCount: () => String(Object.keys(ibanLengths).length),
  SepaCount: () => String(sepaCountryCount()),
  /** The month in which the list of SEPA countries was compared with its sources. */
  SepaMonth: () => germanMonth(sepaAsOf),
  /** The countries that joined after the 36 of 2019. */
  SepaNewcomers: () => enumeration(newcomers.map(({ code }) => ibanCountry(code)?.name ?? code)),
  /** Rows of a Markdown table: name, bank code, own rule; `codes` are separated by blanks. */
  BankRows: ({ codes = '' }) => codes.split(' ').map(bankRow).join('\n'),
  /** „bis zu <GiroCodeLimit of="text" /> Zeichen“ */
  GiroCodeLimit: ({ of = '' }) => {
    const limit = EPC_LIMITS[of as keyof typeof EPC_LIMITS];
    if (limit === undefined) throw new Error(`The GiroCode has no limit of “${of}”`);
    return germanCount(limit);
  },
  /** „0,01 €“ */
  GiroCodeLeastAmount: () => germanAmount(LEAST_CENTS),
  /** „999.999.999,99 €“ */
  GiroCodeGreatestAmount: () => germanAmount(GREATEST_CENTS),
  /** The prefix of the names of the service worker's caches. */
  CachePrefix: () => CACHE_PREFIX,
  /** The exact version of a package that builds or tests the site. */
  PackageVersion: ({ name = '' }) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`package.json has no package “${name}”`);
    return version;
  },
  SiteVersion: () => version,
  SiteUrl: () => absoluteUrl('/'),
  BuildDay: () => germanDate(buildDay()),
  /** The `SOURCE_DATE_EPOCH` with which the build of this day is repeated: its first second in UTC. */
  BuildEpoch: () => String(Date.parse(buildDay()) / 1000),
  ...packageFacts,
};

const lengths = Object.entries(ibanLengths).sort(([, one], [, other]) => one - other);

function nameWithLength([code, length]: readonly [string, number] = ['', 0]): string {
  return `${ibanCountry(code)?.name ?? code} mit\u00a0${length}`;
}
const versions: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };

const newcomers = sepaCountries
  .filter(({ since }) => since !== null && since > '2020')
  .sort((one, other) => ((one.since ?? '') < (other.since ?? '') ? -1 : 1));

function buildDay(): string {
  return buildDate().toISOString().slice(0, 10);
}

function banks(): readonly Bank[] {
  return newestDirectory().banks;
}

function countOf(isCounted: (bank: Bank) => boolean): number {
  return banks().filter(isCounted).length;
}

/** The number of the rule, four digits; empty if unknown. */
function ruleOf({ bankRule }: Bank): string {
  return bankRule?.slice(0, 4) ?? '';
}

function bankCodesWithRules(rules?: string): number {
  return countOf((bank) =>
    rules === undefined ? ruleOf(bank) > '0000' : rules.split(' ').includes(ruleOf(bank)),
  );
}

/** @throws Error if the bank code is not in the directory or has no known rule */
function bankRow(bankCode: string): string {
  const bank = newestDirectory().find(bankCode);
  if (!bank?.bankRule) throw new Error(`The newest bank directory has no bank code ${bankCode} with a rule`);
  const ownRule = ruleOf(bank) === '0000' ? 'nein' : 'ja';
  return `| ${bank.name.replaceAll(' - ', ' – ')} | ${bankCodeInGroups(bank.bankCode)} | ${ownRule} |`;
}

function germanPeriod(from: string, until: string): string {
  const first = germanDate(from);
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  return `vom ${isOneYear ? first.replace(/\u00a0\d{4}$/, '') : first} bis zum ${germanDate(until)}`;
}

/** How a German sentence names the sources of the bank directory. A source without a name stops the build. */
const NAMES: readonly (readonly [source: RegExp, name: string])[] = [
  [/^Bankleitzahlendatei .*(extended|174)/, 'erweiterte Bankleitzahlendatei der Bundesbank'],
  [/^Bankleitzahlendatei of the Deutsche Bundesbank/, 'Bankleitzahlendatei der Bundesbank'],
  [/^bankdata-germany/, 'freie Software bankdata-germany, erzeugt aus der Bankleitzahlendatei'],
  [/^iban-commons/, 'freie Software iban-commons, erzeugt aus der Bankleitzahlendatei'],
  [/^ibandit/, 'freie Software ibandit, erzeugt aus der erweiterten Bankleitzahlendatei'],
];

/** @param source in the words of the importer (`scripts/updateBanks`) */
export function dataSourceName(source: string): string {
  const name = NAMES.find(([pattern]) => pattern.test(source))?.[1];
  if (name === undefined) throw new Error(`No German name for the source “${source}”`);
  return name;
}
