import type {} from '../handOver/fragment.ts';

/**
 * Takes a shared account out of the address before the calculator is there, and where it never comes: a bookmark would
 * keep it. The calculator finds it in `arrivedHash`.
 */
function takeFragment(): void {
  // Anchors of this site have no equals sign.
  if (!location.hash.includes('=')) return;
  window.arrivedHash = location.hash;
  history.replaceState(history.state, '', location.pathname + location.search);
  dispatchEvent(new Event('arrival'));
}

takeFragment();
// A shared link that is opened in a tab with the same page changes nothing but the fragment.
addEventListener('hashchange', takeFragment);
