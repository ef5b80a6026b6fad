import type { TestProject } from 'vitest/node';
import { findWebKit } from '../../../scripts/webKit.ts';

export default function provideWebKit(project: TestProject): void {
  project.provide('programs', findWebKit());
}
