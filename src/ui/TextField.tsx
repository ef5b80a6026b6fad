interface Props {
  readonly id: string;
  readonly label: string;
  readonly type?: 'text' | 'email';
  readonly autoComplete?: string;
  readonly isMultiline?: boolean;
}

/**
 * A required form field that the browser validates. The spell check is off, because some browsers send the text to
 * their vendor for it.
 */
export function TextField({ id, label, type = 'text', autoComplete, isMultiline = false }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isMultiline ? (
        <textarea id={id} rows={4} spellCheck={false} required />
      ) : (
        <input id={id} type={type} autoComplete={autoComplete} spellCheck={false} required />
      )}
    </div>
  );
}
