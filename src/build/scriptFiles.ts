import type { UserConfig } from 'vite';

type Output = NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['output'];

/** Components, icons, hand-over, formatting of an IBAN, and the parts of a tool that its later files use as well. */
const COMMON = /src[\\/](ui|features|handOver|domain[\\/](account|iban))[\\/]|lucide-react/;
const BANK = /(src[\\/](bankData|domain)|data)[\\/]/;
const shared = { tags: ['$initial' as const], minShareCount: 2 };

/**
 * Which modules share a file in the browser. By default each module that two tools share becomes a file of its own, of one
 * or two kilobytes. A tool loads React, `common`, `bank` and its own file.
 */
export const scriptFiles: Output = {
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
      // The contact form needs this without React.
      { name: 'preload', test: /preload-helper/, priority: 2 },
      { name: 'common', test: COMMON, ...shared },
      { name: 'bank', test: BANK, ...shared },
    ],
  },
};
