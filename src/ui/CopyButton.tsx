import { Check, Copy } from 'lucide-react';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { COPIED } from './texts.ts';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  /** Without it the button shows only its sign. */
  readonly label?: string;
  /** „Kopiert“ does not replace the label for the time of the confirmation. */
  readonly keepsLabel?: boolean;
  /** The confirmation, if the button does not copy. */
  readonly confirmed?: string;
  readonly copying: Pick<Copying, 'copy' | 'outcome'>;
}

export function CopyButton({
  label = '',
  keepsLabel = label === '',
  confirmed = COPIED,
  icon = Copy,
  copying: { copy, outcome },
  'aria-label': name,
  ...attributes
}: Props) {
  const isConfirmed = outcome === 'confirmed';
  return (
    <Button
      {...attributes}
      icon={isConfirmed ? Check : icon}
      onClick={copy}
      data-copied={isConfirmed || undefined}
      aria-label={isConfirmed && !keepsLabel ? `${name ?? label}: ${confirmed}` : name}
    >
      {isConfirmed && !keepsLabel ? <span data-replaced={label}>{confirmed}</span> : label}
    </Button>
  );
}

interface MessageProps {
  readonly copying: Pick<Copying, 'outcome' | 'message'>;
  readonly texts: {
    /** After a success. Only for screen readers, because the button shows it too, unless it says more. */
    readonly copied: string;
    readonly copyRefused: string;
  };
  /** Class of the sentence after a refusal, and after a success that is shown. */
  readonly className?: string;
  readonly isShown?: boolean;
}

export function CopyMessage({ copying: { outcome, message }, texts, className, isShown }: MessageProps) {
  const isRefused = outcome === 'refused';
  return (
    <p
      ref={message}
      role="status"
      className={isRefused || (outcome && isShown) ? className : 'visually-hidden'}
    >
      {outcome && <span>{isRefused ? texts.copyRefused : texts.copied}</span>}
    </p>
  );
}

/** How long a copy button confirms (requirement 9.9). */
const CONFIRMATION_MS = 2000;

/** State and actions that a `CopyButton` and the elements around it share. */
export interface Copying<Source extends HTMLElement = HTMLParagraphElement> {
  /**
   * `confirmed`: copied within the last two seconds; `copied`: copied earlier; `refused`: the browser has no clipboard
   * or denies access. Null before the first attempt and during each.
   */
  readonly outcome: 'confirmed' | 'copied' | 'refused' | null;
  readonly copy: () => void;
  /** The element that shows the text. It is selected after a refusal, so that the text can be copied by hand. */
  readonly source: RefObject<Source | null>;
  /** The sentence that reports a refusal. It is scrolled into view. */
  readonly message: RefObject<HTMLParagraphElement | null>;
}

interface Options<Source extends HTMLElement> {
  /** Copies something else than the text. */
  readonly write?: () => Promise<void>;
  /** What that is made of. */
  readonly of?: unknown;
  readonly onAttempt?: (isRefused: boolean) => void;
  /** Shares the element of another `useCopy` whose text is shown in the same place. */
  readonly source?: RefObject<Source | null>;
}

/** Ends the confirmation of the button that was pressed before: only the last press is confirmed. */
let endConfirmation = () => {};

/** @param text is copied, unless `write` copies something else; it identifies that too, unless `of` does */
export function useCopy<Source extends HTMLElement = HTMLParagraphElement>(
  text: string,
  { write, of = text, onAttempt, source: sharedSource }: Options<Source> = {},
): Copying<Source> {
  const ownSource = useRef<Source>(null);
  const source = sharedSource ?? ownSource;
  const message = useRef<HTMLParagraphElement>(null);
  // A new object for each attempt, so that a second refusal selects the text again.
  const [attempt, setAttempt] = useState<{ of: unknown; outcome: Copying['outcome'] } | null>(null);

  useEffect(() => {
    if (attempt?.outcome === 'refused') {
      if (source.current) getSelection()?.selectAllChildren(source.current);
      message.current?.scrollIntoView({ block: 'nearest' });
    }
    if (attempt?.outcome !== 'confirmed') return;
    const timer = setTimeout(() => setAttempt({ ...attempt, outcome: 'copied' }), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [attempt, source]);

  async function copy() {
    setAttempt(null);
    let isRefused = false;
    try {
      // Undefined on pages without https. The TypeError counts as a refusal.
      await (write ? write() : navigator.clipboard.writeText(text));
    } catch {
      isRefused = true;
    }
    if (!isRefused) {
      endConfirmation();
      endConfirmation = () =>
        setAttempt((last) => (last?.outcome === 'confirmed' ? { ...last, outcome: 'copied' } : last));
    }
    setAttempt({ of, outcome: isRefused ? 'refused' : 'confirmed' });
    onAttempt?.(isRefused);
  }

  // Nothing has happened yet to another text.
  const outcome = attempt && attempt.of === of ? attempt.outcome : null;
  return { outcome, copy, source, message };
}
