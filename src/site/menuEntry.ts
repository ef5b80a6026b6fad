import type { LucideIcon } from 'lucide-react';

/** A page with its label in the menus. */
export interface MenuEntry {
  readonly href: string;
  readonly label: string;
}

/**
 * A tool of the strip, the menus and the footer. Each tool's folder in `src/features` has one, in its `tool.ts`; its other
 * facts are the page in `src/pages` and the text in `content/pages`, whose frontmatter has title, description and keywords.
 */
export interface Tool extends MenuEntry {
  /** One word of the label, for the strip on a phone. */
  readonly short: string;
  readonly icon: LucideIcon;
  /** The place in the strip and in the menus, from 1. */
  readonly position: number;
  /** Another page with the same tool. */
  readonly alsoAt?: string;
}
