import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './Guide.module.css';

/** The answers for which something is shown, separated by spaces. */
type When = Partial<Record<'data-wann' | 'data-echtzeit' | 'data-anlass', string | undefined>>;
type Item = When & { readonly title: string; readonly text: ReactNode; readonly button?: ReactNode };

const sent = 'heute frueher';
const own = 'vertippt betrogen';
const when = (time: string, cause: string, isInstant?: string): When => ({
  'data-wann': time,
  'data-anlass': cause,
  'data-echtzeit': isInstant,
});

const questions: readonly (readonly [string, string, Record<string, string>, When?])[] = [
  [
    'wann',
    'Wann haben Sie überwiesen?',
    { heute: 'heute', frueher: 'früher', termin: 'Termin steht noch aus' },
  ],
  [
    'anlass',
    'Wie kam es dazu?',
    { vertippt: 'vertippt', betrogen: 'jemand hat mich getäuscht', fremd: 'ich habe sie nicht freigegeben' },
  ],
  [
    'echtzeit',
    'War es eine Echtzeitüberweisung?',
    { ja: 'ja', nein: 'nein', unklar: 'weiß nicht' },
    when(sent, own),
  ],
];

const lock = (
  <>
    <ButtonLink icon={Phone} href="tel:116116">
      116&nbsp;116 anrufen
    </ButtonLink>
    <p className="print-only">Telefon: 116&nbsp;116</p>
  </>
);
const letter = <ButtonLink href="#der-brief-an-ihre-bank">Zum Brief</ButtonLink>;

const steps: readonly Item[] = [
  {
    ...when('termin', own),
    title: 'Löschen Sie den Auftrag selbst',
    text: 'Steht der Termin noch aus, geht das im Onlinebanking bis zum Ende des Geschäftstags davor (§\u00A0675p Absatz\u00A03\u00A0BGB).',
  },
  {
    ...when('termin', own),
    title: 'Lässt sich der Auftrag nicht löschen, rufen Sie Ihre Bank an',
    text: '„Bitte führen Sie diesen Auftrag nicht aus.“ Die Nummer steht auf der Karte, auf dem Kontoauszug und in der App.',
  },
  {
    'data-anlass': 'betrogen fremd',
    title: 'Lassen Sie den Zugang sperren',
    text: 'Hat jemand Ihre Zugangsdaten, eine TAN oder Zugriff auf Ihr Gerät, kann er weiter überweisen. Der Sperr-Notruf sperrt Karten und Onlinebanking, rund um die Uhr.',
    button: lock,
  },
  {
    ...when('termin', 'fremd'),
    title: 'Widersprechen Sie auch schriftlich',
    text: '„Diesen Auftrag habe ich nicht erteilt. Bitte führen Sie ihn nicht aus.“ Lassen Sie sich den Eingang bestätigen.',
  },
  {
    ...when(sent, own),
    title: 'Schicken Sie heute noch den Brief',
    text: 'Ein Anruf lässt sich später schlecht beweisen, und die Auskunft gibt es nur auf schriftlichen Antrag.',
    button: letter,
  },
  {
    ...when(sent, 'fremd'),
    title: 'Verlangen Sie die Erstattung',
    text: 'Melden Sie der Bank heute noch schriftlich, dass Sie die Zahlung nicht freigegeben haben.',
    button: letter,
  },
  {
    'data-anlass': 'betrogen fremd',
    title: 'Zeigen Sie den Betrug an',
    text: (
      <>
        Bei der Polizei, auch online. Heben Sie Bildschirmfotos und Nachrichten auf. Was sonst noch eilt:{' '}
        <a href="/konto-sicherheit#im-notfall-die-ersten-minuten">Im Notfall</a>
      </>
    ),
  },
  {
    ...when(sent, 'vertippt'),
    title: 'Sichern Sie, was Sie sehen',
    text: 'Ein Bildschirmfoto vom Auftrag und von der Meldung zum Namen. Notieren Sie, mit wem Sie wann gesprochen haben.',
  },
  {
    ...when(sent, 'vertippt'),
    title: 'Informieren Sie den eigentlichen Empfänger',
    text: 'Er hat das Geld nicht bekommen.',
  },
];

const rights = (
  <ul className={styles.rights}>
    <li {...when('heute', own, 'nein unklar')}>
      Ist die Zahlung noch unterwegs, gelingt ein Rückruf in den ersten Minuten oft. Danach geht er nur mit
      Zustimmung.
    </li>
    <li {...when(sent, own, 'ja unklar')}>
      Eine Echtzeitüberweisung ist nach höchstens zehn Sekunden gutgeschrieben. Zurückgebucht wird nur, wenn
      zustimmt, wer das Geld bekommen hat.
    </li>
    <li {...when('frueher', own, 'nein unklar')}>
      Am Tag danach ist das Geld meist schon gutgeschrieben. Zurückgebucht wird dann nur, wenn zustimmt, wer
      es bekommen hat.
    </li>
    <li {...when(sent, 'vertippt')}>
      Ihre Bank muss sich bemühen, das Geld wiederzuerlangen, und Ihnen sonst sagen, was sie weiß (§&nbsp;675y
      Absatz&nbsp;5&nbsp;BGB).
    </li>
    <li {...when(sent, 'vertippt')}>
      Wer Ihr Geld zu Unrecht bekommen hat, muss es in der Regel herausgeben (§&nbsp;812&nbsp;BGB).
    </li>
    <li {...when(sent, 'betrogen')}>
      Wer eine Überweisung selbst freigibt, bleibt meist auf dem Schaden sitzen. Hat die Bank Name und IBAN
      nicht oder falsch verglichen, muss sie erstatten (Artikel&nbsp;5c der Verordnung (EU)
      Nr.&nbsp;260/2012).
    </li>
    <li {...when(sent, 'fremd')}>
      Die Bank muss den Betrag unverzüglich erstatten, spätestens bis zum Ende des Geschäftstags nach Ihrer
      Meldung (§&nbsp;675u&nbsp;BGB).
    </li>
    <li {...when(sent, 'fremd')}>
      Melden müssen Sie die Zahlung unverzüglich, spätestens 13&nbsp;Monate nach der Abbuchung
      (§&nbsp;676b&nbsp;BGB). <a href="/konto-sicherheit#wer-den-schaden-trägt">Wer den Schaden trägt</a>
    </li>
  </ul>
);

/**
 * What to do after a wrong transfer: the call that helps in every case, three questions, and the steps and rights. The
 * style sheet shows those that fit the answers, without scripts too.
 */
export function Guide() {
  return (
    <div className={styles.guide} data-guide>
      <ol className={styles.steps}>
        <li className="card">
          <h2>Rufen Sie sofort Ihre Bank an</h2>
          <p>
            „Mit dieser Überweisung stimmt etwas nicht. Bitte halten Sie sie auf oder rufen Sie sie zurück.“
          </p>
          <p>Die Nummer Ihrer Bank steht auf der Karte, auf dem Kontoauszug und in der App.</p>
          <div className={styles.fraud}>
            <p>
              <b>Nur bei Betrug:</b> Der Sperr-Notruf sperrt Karten und Onlinebanking, rund um die Uhr.
            </p>
            {lock}
          </div>
        </li>
      </ol>
      <section className={`box ${styles.questions}`} aria-labelledby="fragen">
        <h2 id="fragen">Fragen zu Ihrem Fall</h2>
        <p className="muted">Danach sehen Sie Ihre nächsten Schritte und Rechte.</p>
        {questions.map(([name, question, answers, asked]) => (
          <fieldset key={name} className="row" {...asked}>
            <legend>{question}</legend>
            {Object.entries(answers).map(([value, label]) => (
              <label key={value}>
                <input type="radio" name={name} value={value} />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
        <a href="#schritte">Ihre nächsten Schritte stehen darunter</a>
      </section>
      <section className={styles.answers} aria-label="Ihre nächsten Schritte und Rechte" tabIndex={-1}>
        <ol id="schritte" className={styles.steps}>
          {steps.map(({ title, text, button, ...shown }) => (
            <li key={title} className="card" {...shown}>
              <h2>{title}</h2>
              <p>{text}</p>
              {button}
            </li>
          ))}
        </ol>
        <div data-wann={sent}>
          <h2>Ihre Rechte und deren Grenzen</h2>
          {rights}
        </div>
      </section>
    </div>
  );
}
