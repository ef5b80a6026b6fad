import { expect, it } from 'vitest';
import { noticesText, packageFolder, readShippedPackages } from './shippedPackages.ts';

it.each([
  ['/a/node_modules/react/index.js', '/a/node_modules/react'],
  ['/a/node_modules/@x/y/dist/z.mjs?url', '/a/node_modules/@x/y'],
  ['/a/node_modules/b/node_modules/c/d.js', '/a/node_modules/b/node_modules/c'],
  ['\0/a/node_modules/b/d.js?commonjs-module', '/a/node_modules/b'],
  ['/a/src/domain/iban/iban.ts', undefined],
])('%s is from the package in %s', (id, folder) => {
  expect(packageFolder(id)).toBe(folder);
});

it('lists each package once, by name, with its licence', () => {
  const packages = readShippedPackages([
    'node_modules/react',
    'node_modules/lucide-react',
    'node_modules/react',
  ]);
  expect(packages.map(({ name, licence }) => [name, licence])).toEqual([
    ['lucide-react', 'ISC'],
    ['react', 'MIT'],
  ]);
  const notices = noticesText(packages);
  expect(notices).toContain('Permission is hereby granted, free of charge');
  expect(notices.indexOf('lucide-react')).toBeLessThan(notices.indexOf('react 19'));
});

it('refuses a package without a licence', () => {
  expect(() => readShippedPackages(['src'])).toThrow();
});
