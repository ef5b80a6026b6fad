import { createLucideIcon } from 'lucide-react';
import type { Tool } from '../../site/menuEntry.ts';

/** Lucide's QR code icon has 13 paths, which the home page would have to include. */
const QrCode = createLucideIcon('qr', [
  [
    'path',
    {
      key: 'all',
      d: 'M3 3h6v6H3zM15 3h6v6h-6zM3 15h6v6H3zM15 15h.01M21 15h.01M18 18h.01M15 21h.01M21 21h-2',
    },
  ],
]);

export const tool: Tool = {
  href: '/girocode',
  label: 'GiroCode',
  short: 'GiroCode',
  icon: QrCode,
  position: 5,
};
