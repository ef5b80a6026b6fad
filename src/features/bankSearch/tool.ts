import { Search } from 'lucide-react';
import type { Tool } from '../../site/menuEntry.ts';

export const tool: Tool = {
  href: '/bank-suchen',
  label: 'Bank suchen',
  short: 'Bank',
  icon: Search,
  position: 3,
  alsoAt: '/bic',
};
