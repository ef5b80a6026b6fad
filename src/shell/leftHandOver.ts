/*
 * Deletes the half of a number (handOver/handOver.ts) whose key is gone, or that another page was to read: its navigation
 * failed, or the visitor went elsewhere. Nothing else is in the session storage.
 */
addEventListener('pageshow', () => {
  try {
    if (window.name === '' || sessionStorage.getItem(location.pathname) === null) sessionStorage.clear();
  } catch {
    // The browser refuses storage, so nothing is there.
  }
});
