import type { Copying } from './useCopy.ts';

interface Props {
  readonly copying: Pick<Copying, 'outcome' | 'message'>;
  readonly texts: {
    /** After a success. Only for screen readers, because the button shows it too. */
    readonly copied: string;
    readonly copyRefused: string;
  };
  /** Class of the sentence after a refusal. */
  readonly className?: string;
}

/** Reports whether the text was copied. */
export function CopyMessage({ copying: { outcome, message }, texts, className }: Props) {
  const isRefused = outcome === 'refused';
  return (
    <p ref={message} role="status" className={isRefused ? className : 'visually-hidden'}>
      {outcome && <span>{isRefused ? texts.copyRefused : texts.copied}</span>}
    </p>
  );
}
