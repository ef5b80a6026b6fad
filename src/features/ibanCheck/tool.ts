import { ShieldCheck } from 'lucide-react';
import type { Tool } from '../../site/menuEntry.ts';

export const tool: Tool = {
  href: '/iban-pruefen',
  label: 'IBAN prüfen',
  short: 'Prüfen',
  icon: ShieldCheck,
  position: 2,
};
