// The service worker, registered only with the visitor's consent (shell/consent.ts). The build prepends CACHE_PREFIX,
// CACHE_NAME and FILES, the SHA-256 of each path's content (build/serviceWorker.ts).
/* global CACHE_PREFIX, CACHE_NAME, FILES */

/** How long to wait for the network before the stored copy is used. */
const NETWORK_TIMEOUT_MS = 3000;

/** The page for paths that do not exist. */
const NOT_FOUND = '/404';

// A new version waits until the last tab of the old one is closed (no skipWaiting), so that a deployment never removes the
// scripts of an open page.
self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => event.waitUntil(removeOldVersions().then(tellPages)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(isHashed(url.pathname) ? cacheFirst(request, url) : networkFirst(request, url));
});

// Stores all files of this build or none.
async function install() {
  try {
    const cache = await caches.open(CACHE_NAME);
    const stored = await Promise.allSettled(
      Object.entries(FILES).map(async ([path, hash]) => cache.put(path, await verified(path, hash))),
    );
    for (const { reason } of stored) if (reason) throw reason;
    // The consent may have been withdrawn. Only a page can know this and remove the worker, so one must be open.
    if ((await openPages()).length === 0) throw new Error('Every page has been closed.');
  } catch (error) {
    await caches.delete(CACHE_NAME);
    throw error;
  } finally {
    await tellPages();
  }
}

async function verified(path, hash) {
  const answer = await fetch(path, { cache: 'no-cache', redirect: 'error' });
  const content = await answer.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  if (btoa(String.fromCharCode(...digest)) !== hash)
    throw new Error(`${path} is not the file of this build.`);
  return new Response(content, { status: path === NOT_FOUND ? 404 : 200, headers: answer.headers });
}

async function removeOldVersions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

function openPages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

// Tells the pages that the stored files have changed; shell/consent.ts checks whether they may be stored.
async function tellPages() {
  for (const page of await openPages()) page.postMessage('stored');
}

// The names of these files contain a hash of their content.
function isHashed(path) {
  return path.startsWith('/_astro/') || path.startsWith('/daten/');
}

async function cacheFirst(request, url) {
  return (await stored(url.pathname)) ?? fetch(request);
}

async function networkFirst(request, url) {
  const network = fetch(request).catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const answer = await Promise.race([network, late]);
  if (answer && answer.status < 500) return answer;
  return (await stored(url.pathname)) ?? (await network) ?? (await notFound(request));
}

async function notFound(request) {
  return (request.mode === 'navigate' && (await stored(NOT_FOUND))) || Response.error();
}

// Searches the caches of all versions: a tab of the previous version may still request its own files.
async function stored(path) {
  return caches.match(path, { ignoreVary: true });
}
