import { List } from 'lucide-react';
import type { Tool } from '../../site/menuEntry.ts';

export const tool: Tool = {
  href: '/iban-liste',
  label: 'Liste umrechnen',
  short: 'Liste',
  icon: List,
  position: 4,
};
