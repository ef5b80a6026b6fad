import type { Tone } from '../../src/ui/tone.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Check, triangle and octagon, on 24 × 24: they have the same meaning as the colours of the tones. */
const PATHS: Readonly<Record<Tone, string>> = {
  good: 'M4 13l5 5L20 6',
  caution: 'M12 3L2 21h20zM12 10v5M12 18v.5',
  wrong: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9l6 6M15 9l-6 6',
};

export function sign(tone: Tone): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of [
    ['viewBox', '0 0 24 24'],
    ['aria-hidden', 'true'],
  ] as const)
    svg.setAttribute(name, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[tone]);
  svg.append(path);
  return svg;
}
