import { type RefObject, useRef, useState } from 'react';

/** A state that asynchronous code can read as it is now, not as it was when that code began. */
export function useLatestState<State>(
  initial: State,
): readonly [state: State, latest: RefObject<State>, set: (state: State) => void] {
  const [state, show] = useState(initial);
  const latest = useRef(initial);
  function set(next: State) {
    latest.current = next;
    show(next);
  }
  return [state, latest, set];
}
