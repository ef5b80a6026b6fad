/** Ways on which a page could send something without its visitor noticing. */
export const WAYS = ['fetch', 'image', 'form', 'beacon', 'socket', 'worker'] as const;
export type Way = (typeof WAYS)[number];

export interface TryResult {
  readonly way: Way;
  /**
   * `refused` only where the browser has reported a violation of the policy. `sent`: the browser has made the attempt.
   * `unclear`: there was none, for another reason.
   */
  readonly outcome: 'refused' | 'sent' | 'unclear';
  /** The entry of the policy that was violated. */
  readonly directive: string | null;
  /** What the browser said to the program, if anything. */
  readonly error: string | null;
}
