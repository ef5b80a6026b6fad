import { Button } from '../ui/Button.tsx';
import styles from './ConsentControl.module.css';

/**
 * For the privacy policy: the visitor's answer, what the browser stores, and buttons to change the answer. `data-when`
 * says for which answers a part is shown, or for which answers with how much stored; `consent.ts` shows those that fit.
 */
export function ConsentControl() {
  return (
    <div className={`row ${styles.control} no-print`} data-consent-control>
      <p role="status">
        <span data-when="unknown">
          JavaScript ist abgeschaltet. Was früher gespeichert wurde, löschen Sie in den Browsereinstellungen.
        </span>
        <span data-when="none" hidden>
          Sie haben noch nicht geantwortet, oder Ihr Browser hat die Antwort nicht gespeichert.
        </span>
        <span data-when="declined" hidden>
          Sie haben nicht eingewilligt.
        </span>
        <span data-when="accepted" hidden>
          Sie haben eingewilligt.
        </span>{' '}
        <span data-when="none-nothing" hidden>
          Auf Ihrem Gerät ist nichts gespeichert.
        </span>
        <span data-when="declined-nothing" hidden>
          Auf Ihrem Gerät liegt nur diese Antwort.
        </span>
        <span data-when="none-part none-all declined-part declined-all" hidden>
          Auf Ihrem Gerät liegen noch Dateien dieser Website; der nächste Seitenaufruf löscht sie.
        </span>
        <span data-when="accepted-all" hidden>
          Diese Website liegt vollständig auf Ihrem Gerät, und Sie können sie ohne Internet nutzen.
        </span>
        <span data-when="accepted-part" hidden>
          Bisher ist aber nur ein Teil dieser Website gespeichert. Bleibt es dabei, widerrufen Sie Ihre
          Einwilligung und erteilen Sie sie noch einmal.
        </span>
        <span data-when="accepted-nothing" hidden>
          Ihr Browser hat diese Website aber nicht gespeichert. Beim nächsten Seitenaufruf versucht er es noch
          einmal.
        </span>
      </p>
      <Button data-when="none declined" data-consent="accepted" hidden>
        Einwilligen und Website speichern
      </Button>
      <Button data-when="accepted" data-consent="declined" hidden>
        Widerrufen und Website löschen
      </Button>
    </div>
  );
}
