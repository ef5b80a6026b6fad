/**
 * Value of `client:idle`: a tool starts when the browser is idle, and after this time (milliseconds) even if it is not. Without
 * the limit one visit in a hundred of headless Chromium 156 never started its tool: the browser did not call back at all.
 */
export const WHEN_IDLE = { timeout: 1000 } as const;
