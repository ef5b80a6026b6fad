import type {} from '../handOver/fragment.ts';

/**
 * Removes a shared account from the address, even if the calculator is not loaded, because a bookmark would keep it. The
 * calculator finds it in `arrivedHash`.
 */
function takeFragment(): void {
  // Anchors of this site contain no equals sign.
  if (!location.hash.includes('=')) return;
  window.arrivedHash = location.hash;
  history.replaceState(history.state, '', location.pathname + location.search);
  dispatchEvent(new Event('arrival'));
}

takeFragment();
// A shared link that is opened in a tab with the same page changes only the fragment.
addEventListener('hashchange', takeFragment);
