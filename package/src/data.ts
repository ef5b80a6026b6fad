/// <reference path="./virtual.d.ts" />
import { compactDirectories } from 'virtual:directories';
import type { BankDirectory } from '../../src/domain/directory/bankDirectory.ts';
import { readCompactDirectory } from '../../src/domain/directory/compactDirectory.ts';

let read: readonly BankDirectory[] | undefined;

/** The directories of this release, oldest first, read at the first call. */
export function directories(): readonly BankDirectory[] {
  read ??= compactDirectories().map(readCompactDirectory);
  return read;
}
