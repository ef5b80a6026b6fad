import { type RefObject, useEffect } from 'react';
import type { TypedAccount } from './typedAccount.ts';

/** What a result says and what to do with it; not what is folded. */
const MAIN = ':is([data-tone], [data-variant]:not([data-variant=quiet])):not([data-panel] *)';

/** Verdict and main buttons, or all until the bank is known, are to be in view; if they are, the page stays. */
export function useResultInView(
  result: RefObject<HTMLElement | null>,
  account: TypedAccount | null,
  isBankKnown: boolean,
): void {
  useEffect(() => {
    const place = account && result.current;
    const end = (isBankKnown && [...(place?.querySelectorAll(MAIN) ?? [])].at(-1)) || place;
    if (end && end.getBoundingClientRect().bottom > innerHeight) place?.scrollIntoView();
  }, [result, account, isBankKnown]);
}
