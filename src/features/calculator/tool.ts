import { Calculator } from 'lucide-react';
import type { Tool } from '../../site/menuEntry.ts';

export const tool: Tool = {
  href: '/',
  label: 'IBAN berechnen',
  short: 'Berechnen',
  icon: Calculator,
  position: 1,
};
