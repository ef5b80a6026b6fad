/** Tries once to reach a foreign host, and says whether the policy of this worker has refused it. */
self.addEventListener('message', ({ data }: MessageEvent<{ address: string; patience: number }>) => {
  let error: string | null = null;
  const end = (directive: string | null) =>
    self.postMessage({ outcome: directive === null ? 'sent' : 'refused', directive, error });
  self.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective }) => {
    // The reason of the failure comes first or right after.
    if (disposition === 'enforce') setTimeout(end, 0, effectiveDirective);
  });
  fetch(data.address, { mode: 'no-cors', credentials: 'omit' }).catch((reason: Error) => {
    error = reason.message;
  });
  setTimeout(end, data.patience, null);
});
