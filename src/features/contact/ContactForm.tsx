import { Mail } from 'lucide-react';
import { site } from '../../site/site.config.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './ContactForm.module.css';
import { texts } from './texts.ts';

/**
 * The browser validates the fields (requirement 5.6); `contactForm.ts` handles the submission and puts the text into the
 * link (requirement 10.27). The fields have no names
 * and the pages forbid form targets, so that the form sends nothing even without its script. `autocomplete` is off for
 * the message, because browsers otherwise store its text in their session file.
 */
export function ContactForm() {
  return (
    <form className={styles.form} autoComplete="off" data-contact-form>
      <p className={styles.hint}>{texts.allRequired}</p>
      <TextField id="kontakt-name" label={texts.name} type="text" autoComplete="name" />
      <TextField id="kontakt-email" label={texts.email} type="email" autoComplete="email" />
      <TextField id="kontakt-nachricht" label={texts.message} isMultiline />
      <div className={styles.ways}>
        <ButtonLink variant="primary" href={`mailto:${site.operator.email}`} data-contact-email>
          <Mail size={20} aria-hidden="true" />
          {texts.openAsEmail}
        </ButtonLink>
        <Button type="submit">{texts.send}</Button>
      </div>
      <p role="status" hidden data-contact-status className={styles.status} />
    </form>
  );
}
