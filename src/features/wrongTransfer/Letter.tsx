import { Copy, Mail, Printer } from 'lucide-react';
import type { ElementType } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { TONE_SIGNS } from '../../ui/tone.ts';
import styles from './Letter.module.css';
import { FIELDS, type FieldName, texts } from './texts.ts';

/** Who released the transfer themselves. */
const own = 'vertippt betrogen';

/**
 * A form and the letter that it fills. Without scripts the letter is complete text with brackets; `letter.ts` shows the
 * form and the buttons. The fields have no names, and the pages forbid form targets, so that nothing can be sent.
 */
export function Letter() {
  return (
    <div data-letter className={styles.pair}>
      <form className={`no-print ${styles.form}`} autoComplete="off" hidden>
        {(Object.keys(FIELDS) as FieldName[]).map((name) => (
          <Field key={name} name={name} />
        ))}
        <p className={`muted ${styles.note}`}>{texts.privacy}</p>
      </form>
      <figure aria-label={texts.name} className={`card ${styles.letter}`}>
        <div className={`no-print row ${styles.bar}`} hidden>
          <p id="brief-fehler" className="muted toned" data-tone="wrong" />
          <Button icon={Copy} aria-label={`${texts.name}: ${texts.copy}`} aria-describedby="brief-fehler">
            {texts.copy}
          </Button>
          <Button icon={Printer} data-print>
            {texts.print}
          </Button>
          <ButtonLink icon={Mail} href="mailto:">
            {texts.email}
          </ButtonLink>
        </div>
        <p role="status" className="no-print muted" />
        <LetterText />
      </figure>
    </div>
  );
}

function Field({ name }: { readonly name: FieldName }) {
  const id = `brief-${name}`;
  const isLong = name === 'sender';
  const { label, empty, ...attributes } = FIELDS[name];
  const Tag: ElementType = isLong ? 'textarea' : 'input';
  return (
    <div
      className={`field ${isLong ? styles.wide : ''}`}
      data-anlass={name === 'right' ? 'vertippt' : undefined}
    >
      <label htmlFor={id}>{label}</label>
      <Tag id={id} data-field={name} aria-describedby={`${id}-hinweis`} {...attributes} />
      <p id={`${id}-hinweis`} className={`muted toned ${styles.note}`}>
        <TONE_SIGNS.wrong size={18} aria-hidden="true" />
        <span />
      </p>
    </div>
  );
}

function Blank({ name }: { readonly name: FieldName }) {
  return <span data-blank={name}>{FIELDS[name].empty}</span>;
}

function LetterText() {
  return (
    <div data-letter-text>
      <p className={styles.lines}>
        <Blank name="sender" />
      </p>
      <p>
        <Blank name="bank" />
      </p>
      <p data-blank="today">[Datum]</p>
      <p data-subject>
        <span data-anlass={own}>{texts.subject}</span>
        <span data-anlass="fremd">{texts.refundSubject}</span>
      </p>
      <p>Guten Tag,</p>
      <p data-anlass="fremd">
        von meinem Konto <Blank name="own" /> wurde am <Blank name="date" /> der Betrag von{' '}
        <Blank name="amount" /> an die IBAN <Blank name="wrong" /> überwiesen. Diese Überweisung habe ich
        nicht autorisiert.
      </p>
      <p data-anlass="fremd">{texts.refund}</p>
      <p data-anlass={own}>
        von meinem Konto <Blank name="own" /> habe ich am <Blank name="date" /> den Betrag von{' '}
        <Blank name="amount" />
        <span data-echtzeit="ja"> als Echtzeitüberweisung</span>
        <span data-echtzeit="nein"> als Standardüberweisung</span> an die{' '}
        <span data-anlass="vertippt">falsche </span>IBAN <Blank name="wrong" /> überwiesen
        <span data-anlass="vertippt">
          . Gemeint war <Blank name="right" />.
        </span>
        <span data-anlass="betrogen">
          , weil mich jemand getäuscht hat. Bitte versuchen Sie sofort, die Überweisung zurückzurufen.
        </span>
      </p>
      <p data-anlass="vertippt">{texts.duty}</p>
      <p data-anlass={own}>
        Gelingt das nicht, beantrage ich alle verfügbaren Informationen, die ich brauche, um den Betrag
        zurückzufordern, auch Name und Anschrift derer, denen er gutgeschrieben wurde.
      </p>
      <p data-anlass={own}>
        Bitte teilen Sie mir auch mit, was die Empfängerüberprüfung ergeben hat (Artikel&nbsp;5c der
        Verordnung (EU) Nr.&nbsp;260/2012). Falls Sie ein Entgelt verlangen, nennen Sie mir bitte vorab Höhe
        und Vertragsgrundlage.
      </p>
      <p>
        Bitte bestätigen Sie den Eingang
        <span data-anlass={own}>
          {' '}
          und antworten Sie bis zum <span data-blank="deadline">[Datum in zwei Wochen]</span>
        </span>
        .
      </p>
      <p>Mit freundlichen Grüßen</p>
      <p className={styles.signature}>[Unterschrift]</p>
    </div>
  );
}
