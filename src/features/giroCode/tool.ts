import { QrCode } from 'lucide-react';
import type { Tool } from '../../site/menuEntry.ts';

export const tool: Tool = {
  href: '/girocode',
  label: 'GiroCode',
  short: 'GiroCode',
  icon: QrCode,
  position: 5,
};
