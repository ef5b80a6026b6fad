import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './ContactForm.module.css';
import { texts } from './texts.ts';

/**
 * The browser checks the fields (requirement 5.6); `contactForm.ts` answers.
 * The fields have no names and the pages forbid form targets, so that not even a form without its script sends anything.
 * `autocomplete` is off for the message: otherwise browsers keep its text in the file of their open tabs.
 */
export function ContactForm() {
  return (
    <form className={styles.form} autoComplete="off" data-contact-form>
      <p className={styles.hint}>{texts.allRequired}</p>
      <TextField id="kontakt-name" label={texts.name} type="text" autoComplete="name" />
      <TextField id="kontakt-email" label={texts.email} type="email" autoComplete="email" />
      <TextField id="kontakt-nachricht" label={texts.message} isMultiline />
      <Button type="submit" variant="primary" className={styles.send}>
        {texts.send}
      </Button>
      <p role="status" hidden data-contact-status className={styles.status} />
    </form>
  );
}
