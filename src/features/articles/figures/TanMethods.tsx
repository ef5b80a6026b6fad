import type { ReactNode } from 'react';
import { FigureFrame } from './FigureFrame.tsx';
import styles from './TanMethods.module.css';

interface Method {
  readonly name: string;
  readonly facts: readonly { readonly question: string; readonly answer: string }[];
  /** Decorative drawing with a view box of 96 by 64. */
  readonly drawing: ReactNode;
}

const METHODS: readonly Method[] = [
  {
    name: 'pushTAN',
    drawing: (
      <>
        <rect x="32" y="4" width="32" height="56" rx="5" />
        <path d="M39 16h18M39 23h12" />
        <rect x="38" y="38" width="20" height="10" rx="5" className={styles.accent} />
        <path d="M46 43h8m-3-3l3 3-3 3" className={styles.accent} />
      </>
    ),
    facts: [
      { question: 'Sie brauchen', answer: 'ein Smartphone oder Tablet mit der pushTAN-App' },
      { question: 'Freigabe', answer: 'Auftrag in der App lesen, dann mit einem Wisch freigeben' },
      { question: 'Geht unterwegs', answer: 'ja, auch mit nur einem Gerät' },
      { question: 'Neues Gerät', answer: 'die App neu einrichten, inzwischen auch mit dem Online-Ausweis' },
    ],
  },
  {
    name: 'chipTAN',
    drawing: (
      <>
        <rect x="30" y="4" width="36" height="44" rx="5" />
        <rect x="37" y="10" width="22" height="12" rx="2" className={styles.accent} />
        <path d="M39 30h4m3 0h4m3 0h4M39 38h4m3 0h4m3 0h4" />
        <path d="M36 48v9a3 3 0 0 0 3 3h18a3 3 0 0 0 3-3v-9" />
        <path d="M42 54h6" />
      </>
    ),
    facts: [
      { question: 'Sie brauchen', answer: 'ein TAN-Lesegerät und Ihre Karte' },
      {
        question: 'Freigabe',
        answer: 'Code vom Bildschirm einlesen, Auftrag im Gerät lesen, TAN abtippen',
      },
      { question: 'Geht unterwegs', answer: 'ja, wenn Sie Gerät und Karte mitnehmen' },
      {
        question: 'Neue Karte',
        answer: 'kann ein neues Lesegerät verlangen, falls Ihres noch Flackerbilder liest',
      },
    ],
  },
];

/** The two methods that savings banks offer to approve an order, and the discontinued one. */
export function TanMethods() {
  return (
    <FigureFrame caption="pushTAN und chipTAN im Vergleich">
      <div className={styles.methods}>
        {METHODS.map(({ name, facts, drawing }) => (
          <div key={name}>
            <svg viewBox="0 0 96 64" className={styles.drawing} aria-hidden="true">
              {drawing}
            </svg>
            <p className={styles.name}>{name}</p>
            <dl className={styles.facts}>
              {facts.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <p className={styles.ended}>
        <strong>smsTAN: abgeschaltet.</strong> Die Sparkassen haben die TAN per SMS nacheinander beendet.
      </p>
    </FigureFrame>
  );
}
