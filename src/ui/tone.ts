import { Check, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';

/** `good`: nothing speaks against it; `caution`: it may be right, check it; `wrong`: it cannot be right. */
export type Tone = 'good' | 'caution' | 'wrong';

/** The signs of the tones, which have the same meaning as their colours. */
export const TONE_SIGNS: Readonly<Record<Tone, LucideIcon>> = {
  good: Check,
  caution: TriangleAlert,
  wrong: OctagonX,
};
