import type { TestProject } from 'vitest/node';
import { findFirefox } from '../../../scripts/browsers.ts';

export default function provideFirefox(project: TestProject): void {
  project.provide('programs', { firefox: findFirefox() });
}
