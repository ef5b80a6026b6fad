import frame from './FieldFrame.module.css';
import styles from './TextField.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly type?: 'text' | 'email';
  readonly autoComplete?: string;
  readonly isMultiline?: boolean;
}

/**
 * A required field of a form that the browser checks. Some browsers send what is typed to their maker to check its
 * spelling; not from here.
 */
export function TextField({ id, label, type = 'text', autoComplete, isMultiline = false }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {isMultiline ? (
        <textarea id={id} className={frame.frame} rows={6} spellCheck={false} required />
      ) : (
        <input
          id={id}
          className={frame.frame}
          type={type}
          autoComplete={autoComplete}
          spellCheck={false}
          required
        />
      )}
    </div>
  );
}
