// The service worker, started only after the visitor has accepted (shell/consent.ts). The build puts CACHE_PREFIX,
// CACHE_NAME and PATHS in front of this text (site/serviceWorker.ts).
/* global CACHE_PREFIX, CACHE_NAME, PATHS */

// A new version waits until the last tab of the old one is closed (no skipWaiting): an open tab keeps the files that
// belong to it, so a new deployment never pulls a script out from under a page.
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE_NAME)
      .then((cache) => cache.addAll(PATHS.map((path) => new Request(path, { cache: 'no-cache' })))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME)
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(isHashed(url.pathname) ? cacheFirst(request, url) : networkFirst(request, url));
});

// File names with a hash of their content never change what they hold.
function isHashed(path) {
  return path.startsWith('/_astro/') || path.startsWith('/daten/');
}

async function cacheFirst(request, url) {
  return (await stored(url)) ?? fetch(request);
}

async function networkFirst(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await stored(url);
    if (answer) return answer;
    throw error;
  }
}

// Looks in the caches of all versions: a tab of the version before may still ask for its own files.
async function stored(url) {
  return caches.match(url.pathname, { ignoreVary: true });
}
