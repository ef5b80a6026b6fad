import frame from './FieldFrame.module.css';
import styles from './TextField.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly type?: 'text' | 'email';
  readonly autoComplete?: string;
  readonly isMultiline?: boolean;
}

/** A required field of a form that the browser checks. */
export function TextField({ id, label, type = 'text', autoComplete, isMultiline = false }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {isMultiline ? (
        <textarea id={id} className={frame.frame} rows={6} required />
      ) : (
        <input id={id} className={frame.frame} type={type} autoComplete={autoComplete} required />
      )}
    </div>
  );
}
