import { Button } from '../ui/Button.tsx';
import styles from './ConsentControl.module.css';

const leftovers = (
  <span data-kept="left">
    Auf Ihrem Gerät liegen noch Dateien dieser Website; der nächste Seitenaufruf löscht sie.
  </span>
);

/**
 * For the privacy policy: the visitor's answer, what the browser stores, and buttons to change the answer. `data-consent` of
 * the root element and its own `data-kept`, both from `consent.ts`, select the sentences and buttons to show.
 */
export function ConsentControl() {
  return (
    <div className={`row ${styles.control} no-print`} data-consent-control>
      <div role="status">
        <p data-when="unknown">
          JavaScript ist abgeschaltet. Was früher gespeichert wurde, löschen Sie in den Browsereinstellungen.
        </p>
        <p data-when="none">
          Sie haben noch nicht geantwortet, oder Ihr Browser hat die Antwort nicht gespeichert.{' '}
          <span data-kept="nothing">Auf Ihrem Gerät ist nichts gespeichert.</span>
          {leftovers}
        </p>
        <p data-when="declined">
          Sie haben nicht eingewilligt.{' '}
          <span data-kept="nothing">Auf Ihrem Gerät liegt nur diese Antwort.</span>
          {leftovers}
        </p>
        <p data-when="accepted">
          Sie haben eingewilligt.{' '}
          <span data-kept="all">
            Diese Website liegt vollständig auf Ihrem Gerät, und Sie können sie ohne Internet nutzen.
          </span>
          <span data-kept="part">
            Bisher ist aber nur ein Teil dieser Website gespeichert. Bleibt es dabei, widerrufen Sie Ihre
            Einwilligung und erteilen Sie sie noch einmal.
          </span>
          <span data-kept="nothing">
            Ihr Browser hat diese Website aber nicht gespeichert. Beim nächsten Seitenaufruf versucht er es
            noch einmal.
          </span>
        </p>
      </div>
      <Button className={styles.give} data-consent="accepted">
        Einwilligen und Website speichern
      </Button>
      <Button className={styles.withdraw} data-consent="declined">
        Widerrufen und Website löschen
      </Button>
    </div>
  );
}
