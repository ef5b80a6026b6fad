import { Button } from '../ui/Button.tsx';
import styles from './ConsentControl.module.css';

/** By the answers, or the answers and how much is stored; the first is what a page without its script says. */
const SENTENCES = {
  unknown:
    'JavaScript ist abgeschaltet. Was früher gespeichert wurde, löschen Sie in den Browsereinstellungen.',
  none: 'Sie haben noch nicht geantwortet, oder Ihr Browser hat die Antwort nicht gespeichert.',
  declined: 'Sie haben nicht eingewilligt.',
  accepted: 'Sie haben eingewilligt.',
  'none-nothing': 'Auf Ihrem Gerät ist nichts gespeichert.',
  'declined-nothing': 'Auf Ihrem Gerät liegt nur diese Antwort.',
  'none-part none-all declined-part declined-all':
    'Auf Ihrem Gerät liegen noch Dateien dieser Website; der nächste Seitenaufruf löscht sie.',
  'accepted-all': 'Diese Website liegt vollständig auf Ihrem Gerät, und Sie können sie ohne Internet nutzen.',
  'accepted-part':
    'Bisher ist aber nur ein Teil dieser Website gespeichert. Bleibt es dabei, widerrufen Sie Ihre Einwilligung und erteilen Sie sie noch einmal.',
  'accepted-nothing':
    'Ihr Browser hat diese Website aber nicht gespeichert. Beim nächsten Seitenaufruf versucht er es noch einmal.',
};

/**
 * For the privacy policy: the visitor's answer, what the browser stores, and buttons to change the answer. `data-when`
 * says for which answers a part is shown, or for which answers with how much stored; `consent.ts` shows those that fit.
 */
export function ConsentControl() {
  return (
    <div className={`row ${styles.control} no-print`} data-consent-control>
      <p role="status">
        {Object.entries(SENTENCES).map(([when, sentence]) => (
          <span key={when} data-when={when} hidden={when !== 'unknown'}>{`${sentence} `}</span>
        ))}
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
