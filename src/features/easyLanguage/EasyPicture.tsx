import type { ReactNode } from 'react';
import styles from './EasyLanguage.module.css';

interface Picture {
  /** What a screen reader says, in Leichter Sprache. */
  readonly says: string;
  readonly drawing: ReactNode;
}

/** Boxes for digits, as on a form. */
function boxes(count: number, x: number, y: number) {
  return Array.from({ length: count }, (_, place) => x + place * 14).map((left) => (
    <rect key={left} x={left} y={y} width="14" height="18" className={styles.paper} />
  ));
}

const pictures = {
  card: {
    says: 'Bild: eine Bank-Karte mit einer langen Nummer',
    drawing: (
      <>
        <rect x="16" y="14" width="168" height="104" rx="10" className={styles.paper} />
        <rect x="34" y="34" width="28" height="22" rx="4" className={styles.accent} />
        <text x="34" y="84">
          DE89 3704 0044
        </text>
        <text x="34" y="104">
          0532 0130 00
        </text>
      </>
    ),
  },
  letter: {
    says: 'Bild: ein alter Brief mit 2 Nummern',
    drawing: (
      <>
        <rect x="40" y="6" width="120" height="120" className={styles.paper} />
        <path d="M54 24h56M54 36h88M54 48h80" />
        {boxes(6, 54, 64)}
        {boxes(6, 54, 94)}
        <path d="M142 64v18M142 94v18" className={styles.accentLine} />
      </>
    ),
  },
  calculate: {
    says: 'Bild: 2 Nummern gehen in den Rechner. Eine lange Nummer kommt heraus.',
    drawing: (
      <>
        {boxes(3, 4, 34)}
        {boxes(3, 4, 76)}
        <path d="M52 43h16M52 85h16" />
        <rect x="72" y="20" width="62" height="90" rx="8" className={styles.accent} />
        <rect x="82" y="30" width="42" height="18" className={styles.paper} />
        <path d="M84 64h10M98 64h10M112 64h10M84 78h10M98 78h10M112 78h10M84 92h10M98 92h10M112 92h10" />
        <path d="M138 65h16" />
        {boxes(3, 156, 56)}
      </>
    ),
  },
  padlock: {
    says: 'Bild: ein Schloss',
    drawing: (
      <>
        <path d="M72 62V42a28 28 0 0 1 56 0v20" className={styles.thick} />
        <rect x="56" y="60" width="88" height="60" rx="8" className={styles.accent} />
        <circle cx="100" cy="84" r="8" className={styles.paper} />
        <path d="M100 90v16" className={styles.thick} />
      </>
    ),
  },
  bank: {
    says: 'Bild: ein Haus mit dem Wort Bank',
    drawing: (
      <>
        <path d="M30 44 100 10l70 34z" className={styles.accent} />
        <rect x="40" y="44" width="120" height="74" className={styles.paper} />
        <path d="M56 76v42M78 76v42M122 76v42M144 76v42M28 120h144" />
        <text x="78" y="66">
          Bank
        </text>
      </>
    ),
  },
  mail: {
    says: 'Bild: ein Brief-Umschlag',
    drawing: (
      <>
        <rect x="24" y="24" width="152" height="92" rx="6" className={styles.paper} />
        <path d="m24 30 76 52 76-52" className={styles.accentLine} />
      </>
    ),
  },
} satisfies Readonly<Record<string, Picture>>;

/** A drawing of this site that shows what the sentences beside it say. */
export function EasyPicture({ name }: { readonly name: keyof typeof pictures }) {
  const { says, drawing } = pictures[name];
  return (
    <svg className={styles.picture} viewBox="0 0 200 132" fontSize="13" role="img" aria-label={says}>
      {drawing}
    </svg>
  );
}
