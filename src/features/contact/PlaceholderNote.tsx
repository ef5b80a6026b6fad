import { site } from '../../site/site.config.ts';
import styles from './PlaceholderNote.module.css';

/** Marks the operator's details as fictitious as long as `site.config.ts` contains placeholders. */
export function PlaceholderNote() {
  if (!site.operator.isPlaceholder) return null;
  return (
    <p className={styles.note}>
      Name, Anschrift, E-Mail-Adresse und Telefonnummer auf dieser Seite sind erfundene Beispielangaben. Vor
      der Veröffentlichung trägt die Betreiberin oder der Betreiber hier die eigenen ein.
    </p>
  );
}
