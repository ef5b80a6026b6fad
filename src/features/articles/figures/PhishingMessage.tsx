import { FigureFrame } from './FigureFrame.tsx';
import styles from './PhishingMessage.module.css';

/** The signs of phishing, in the order of their numbers in the message. */
const SIGNS = [
  {
    name: 'Der Absender',
    why: 'Der Name vor der Adresse lässt sich frei wählen. Es zählt, was hinter dem @ steht, und das ist hier nicht die Adresse einer Bank.',
  },
  {
    name: 'Der Druck',
    why: 'Eine Frist bis heute Abend und eine Drohung sollen verhindern, dass Sie nachdenken oder nachfragen.',
  },
  {
    name: 'Die Anrede',
    why: 'Ihr Name fehlt. Aber auch eine Nachricht mit Ihrem Namen kann gefälscht sein.',
  },
  {
    name: 'Der Anlass',
    why: 'Kriminelle hängen sich an echte Neuerungen. Die Empfängerüberprüfung gibt es wirklich, anmelden müssen Sie sich dafür nicht.',
  },
  {
    name: 'Der Link',
    why: 'Er führt auf eine fremde Adresse. Das Schloss im Browser hilft Ihnen hier nicht, auch gefälschte Seiten haben eines.',
  },
  {
    name: 'Die Frage nach PIN und TAN',
    why: 'Wer nach PIN und TAN fragt, will Sie betrügen. Keine Bank und keine Sparkasse tut das.',
  },
  {
    name: 'Der angekündigte Anruf',
    why: 'Der Sperr-Notruf ruft nie unter dieser Nummer an. Sie rufen ihn an.',
  },
];

/** An invented phishing message with its seven signs. It names no bank, and its addresses cannot exist (RFC 2606). */
export function PhishingMessage() {
  return (
    <FigureFrame caption="Eine erfundene Betrugsnachricht und woran Sie sie erkennen. Absender und Adressen gibt es nicht.">
      <div className={styles.message}>
        <p className={styles.label}>Erfundenes Beispiel</p>
        <dl className={styles.head}>
          <dt>Von</dt>
          <dd>
            Ihr Kundenservice &lt;service@konto-bestaetigung.example&gt; <Mark number={1} />
          </dd>
          <dt>Betreff</dt>
          <dd>
            Letzte Mahnung: Ihr Konto wird heute gesperrt <Mark number={2} />
          </dd>
        </dl>
        <p>
          Sehr geehrter Kunde, <Mark number={3} />
        </p>
        <p>
          für die neue Empfängerüberprüfung müssen Sie Ihren Zugang bis 18&nbsp;Uhr neu anmelden.{' '}
          <Mark number={4} />
        </p>
        <p>
          <span className={styles.link}>https://konto-bestaetigung.example</span> <Mark number={5} />
        </p>
        <p>
          Halten Sie Ihre PIN und eine TAN bereit. <Mark number={6} />
        </p>
        <p>
          Danach ruft Sie der Sperr-Notruf 116&nbsp;116 zur Bestätigung an. <Mark number={7} />
        </p>
      </div>
      <ol className={styles.signs}>
        {SIGNS.map(({ name, why }) => (
          <li key={name}>
            <strong>{name}.</strong> {why}
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}

function Mark({ number }: { number: number }) {
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">Merkmal </span>
      {number}
    </span>
  );
}
