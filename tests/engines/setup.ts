import type { TestProject } from 'vitest/node';
import { findFirefox } from '../../scripts/browsers.ts';
import { findWebKit, type WebKitPrograms } from '../../scripts/webKit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the tests of the engine start. */
    programs: { firefox: string } | WebKitPrograms;
  }
}

/** Before the workers begin, because two installations at once disturb each other. */
export default function providePrograms(project: TestProject): void {
  project.provide('programs', project.name === 'firefox' ? { firefox: findFirefox() } : findWebKit());
}
