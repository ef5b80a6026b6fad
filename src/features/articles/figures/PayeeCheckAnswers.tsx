import { FigureFrame } from './FigureFrame.tsx';
import styles from './PayeeCheckAnswers.module.css';

interface Answer {
  readonly name: string;
  readonly meaning: string;
  readonly advice: string;
  readonly tone: 'match' | 'close' | 'different' | 'unknown';
}

const ANSWERS: readonly Answer[] = [
  {
    name: 'Übereinstimmung',
    meaning: 'Name und IBAN gehören zusammen.',
    advice: 'Prüfen Sie noch den Betrag, dann geben Sie frei.',
    tone: 'match',
  },
  {
    name: 'Nahezu Übereinstimmung',
    meaning: 'Der Name weicht etwas ab. Die Bank zeigt Ihnen den Namen, der zum Konto gehört.',
    advice: 'Ist das die gemeinte Person oder Firma? Dann übernehmen Sie den gezeigten Namen.',
    tone: 'close',
  },
  {
    name: 'Keine Übereinstimmung',
    meaning: 'Das Konto läuft auf einen anderen Namen. Auf welchen, erfahren Sie nicht.',
    advice: 'Brechen Sie ab. Fragen Sie nach, auf einem Weg, den Sie schon vor der Rechnung kannten.',
    tone: 'different',
  },
  {
    name: 'Prüfung nicht möglich',
    meaning:
      'Die Empfängerbank antwortet nicht oder muss noch nicht prüfen, oder das Konto ist kein Zahlungskonto, etwa ein Tagesgeld- oder Darlehenskonto.',
    advice: 'Das Ergebnis ist offen. Versuchen Sie es später noch einmal oder fragen Sie nach.',
    tone: 'unknown',
  },
];

/** The four results of the Empfängerüberprüfung and what to do next (Art. 5c of Regulation (EU) No 260/2012). */
export function PayeeCheckAnswers() {
  return (
    <FigureFrame caption="Die vier Antworten der Empfängerüberprüfung. Die Wörter, Farben oder Zeichen dafür wählt jede Bank selbst.">
      <ul className={styles.answers}>
        {ANSWERS.map((answer) => (
          <li key={answer.name} className={`${styles.answer} ${styles[answer.tone]}`}>
            <p className={styles.name}>{answer.name}</p>
            <p>{answer.meaning}</p>
            <p className={styles.advice}>{answer.advice}</p>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}
