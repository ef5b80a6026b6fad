import { Check, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { Tone } from './Verdict.tsx';

/** The signs of the tones, which have the same meaning as their colours. */
export const TONE_SIGNS: Readonly<Record<Tone, LucideIcon>> = {
  good: Check,
  caution: TriangleAlert,
  wrong: OctagonX,
};
