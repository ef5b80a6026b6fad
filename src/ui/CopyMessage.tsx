import type { Copying } from './useCopy.ts';

interface Props {
  readonly copying: Pick<Copying, 'outcome' | 'message'>;
  readonly texts: {
    /** After a success; only screen readers get it, because the button shows it. */
    readonly copied: string;
    readonly copyRefused: string;
  };
  /** Of the sentence after a refusal. */
  readonly className?: string;
}

/** Says what became of the copying. */
export function CopyMessage({ copying: { outcome, message }, texts, className }: Props) {
  const isRefused = outcome === 'refused';
  return (
    <p ref={message} role="status" className={isRefused ? className : 'visually-hidden'}>
      {outcome && <span>{isRefused ? texts.copyRefused : texts.copied}</span>}
    </p>
  );
}
