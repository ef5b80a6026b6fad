import { X } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import styles from './ConsentPopup.module.css';

/** The question about offline use. `consent.ts` shows it if no answer is stored. */
export function ConsentPopup() {
  return (
    <section
      className={`${styles.popup} no-print`}
      aria-labelledby="einwilligung-titel"
      hidden
      data-consent-popup
    >
      <p>
        {/* No heading: it would come before the heading of the page. */}
        <strong id="einwilligung-titel">Diese Website für die Offline-Nutzung speichern?</strong>{' '}
        <a href="/datenschutz">Datenschutz</a>
      </p>
      <Button data-consent="accepted" aria-label="Ja, akzeptieren">
        Ja
      </Button>
      <Button data-consent="declined" aria-label="Nein, ablehnen">
        Nein
      </Button>
      <button type="button" className="icon-button muted" data-consent="declined">
        <X size={20} aria-hidden="true" />
        <span className="visually-hidden">Schließen</span>
      </button>
    </section>
  );
}
