import type { BankCode } from '../../../domain/account/bankCode.ts';
import styles from './BankCodeBrackets.module.css';

const DIGIT_WIDTH = 32;
const GROUP_GAP = 8;
const DIGITS_BASELINE = 70;

/** Left edge of a digit. A bank code is written in groups of 3, 3 and 2. */
const left = (index: number) => 4 + index * DIGIT_WIDTH + Math.floor(index / 3) * GROUP_GAP;

const brackets = [
  { from: 0, to: 0, label: 'Gebiet', isAbove: true, className: styles.area },
  { from: 3, to: 3, label: 'Gruppe', isAbove: true, className: styles.group },
  { from: 0, to: 2, label: 'Bankplatz', isAbove: false, className: styles.place },
  { from: 4, to: 7, label: 'eigene Nummer', isAbove: false, className: styles.own },
];

/** The digits with named brackets. Hidden from screen readers: the list below contains the same information. */
export function BankCodeBrackets({ bankCode }: { bankCode: BankCode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 284 128" aria-hidden="true">
      {[...bankCode].map((digit, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit has no key except its position
          key={index}
          className={styles.digit}
          fontSize={32}
          x={left(index) + DIGIT_WIDTH / 2}
          y={DIGITS_BASELINE}
        >
          {digit}
        </text>
      ))}
      {brackets.map(({ from, to, label, isAbove, className }) => {
        const start = left(from) + 4;
        const end = left(to) + DIGIT_WIDTH - 4;
        const edge = isAbove ? 38 : 80;
        const line = isAbove ? 30 : 88;
        return (
          <g key={label} className={className}>
            <path className={styles.bracket} d={`M${start} ${edge}V${line}H${end}V${edge}`} />
            <text className={styles.label} fontSize={15} x={(start + end) / 2} y={isAbove ? 20 : 108}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
