import type { UserConfig } from 'vite';

type Output = NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['output'];

/** Components, icons, hand-over, formatting of an IBAN, and the parts of a tool that its later files use as well. */
const COMMON = /src[\\/](ui|handOver|domain[\\/](account|iban))[\\/]|lucide-react/;
/** What `/bic` shares with one other tool each. The other tools do not need it when they start. */
const IBANS = /src[\\/](domain[\\/]ibanCheck[\\/]ibanAtBank|bankData[\\/]ibanProblemTexts)/;
const FINDER = /src[\\/]bankData[\\/](BankFinder|bankFinderTexts|searchedText|searchReading)/;
const BANK = new RegExp(
  `^(?!.*(${IBANS.source}|${FINDER.source})).*(src[\\\\/](bankData|domain)|data)[\\\\/]`,
);
const shared = { tags: ['$initial' as const], minShareCount: 2 };

/**
 * Which modules share a file in the browser. By default each module that two tools share becomes a file of its own, of one
 * or two kilobytes. A tool loads React, `common`, `bank` and its own file.
 */
export const scriptFiles: Output = {
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
      // The contact form needs this without React.
      { name: 'preload', test: /preload-helper/, priority: 3 },
      { name: 'common', test: COMMON, ...shared, priority: 2 },
      { name: 'bank', test: BANK, ...shared, priority: 1 },
      { name: 'ibans', test: IBANS, ...shared },
      { name: 'finder', test: FINDER, ...shared },
    ],
  },
};
