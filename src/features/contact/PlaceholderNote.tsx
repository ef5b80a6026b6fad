import { site } from '../../site/site.config.ts';
import styles from './PlaceholderNote.module.css';

interface Props {
  readonly isPlaceholder?: boolean;
}

/** Marks the operator's details as fictitious as long as `site.config.ts` contains placeholders. */
export function PlaceholderNote({ isPlaceholder = site.operator.isPlaceholder }: Props) {
  if (!isPlaceholder) return null;
  return (
    <p className={styles.note}>
      Alle Angaben zum Betreiber auf dieser Seite sind erfundene Beispiele: Namen, Anschriften, E-Mail-Adresse
      und Telefonnummer, Hosting und Aufsichtsbehörde. Vor der Veröffentlichung trägt die Betreiberin oder der
      Betreiber hier die eigenen ein.
    </p>
  );
}
