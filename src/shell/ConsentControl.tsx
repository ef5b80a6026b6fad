import { Button } from '../ui/Button.tsx';
import styles from './ConsentControl.module.css';

/**
 * On the privacy policy: what the visitor has answered, and the way to answer anew. Which of the sentences and buttons
 * shows is decided by `data-consent` of the root element (`consentPopup.ts`).
 */
export function ConsentControl() {
  return (
    <div className={`${styles.control} no-print`}>
      <div role="status">
        <p data-when="unknown">
          Ihr Browser führt hier gerade keine Programme aus; deshalb ist auch nichts gespeichert.
        </p>
        <p data-when="none">Sie haben noch nicht geantwortet: Auf Ihrem Gerät ist nichts gespeichert.</p>
        <p data-when="declined">Sie haben nicht eingewilligt: Auf Ihrem Gerät liegt nur diese Antwort.</p>
        <p data-when="accepted">
          Sie haben eingewilligt: Ihr Browser hält diese Website für die Nutzung ohne Internet bereit.
        </p>
      </div>
      <Button className={styles.give} data-consent="accepted">
        Einwilligung erteilen
      </Button>
      <Button className={styles.withdraw} data-consent="declined">
        Einwilligung widerrufen
      </Button>
    </div>
  );
}
