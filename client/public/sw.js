// Says plainly that there is no connection where the portal is opened without one. Nothing else is kept: documents carry
// a nonce and the settings of their moment, and what people see is asked for anew.
const cacheName = 'treadway-offline';
const offlinePage = '/offline.html';

async function keepOfflinePage() {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(offlinePage, { cache: 'no-cache' }));
}

async function answer(event) {
  try {
    const response = await fetch(event.request);
    // The portal may be called otherwise by now, or have another colour.
    event.waitUntil(keepOfflinePage().catch(() => undefined));
    return response;
  } catch (error) {
    const page = await caches.match(offlinePage);
    if (page) return page;
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('fetch', (event) => {
  const { method, destination, url } = event.request;
  // Downloads and the provider's forms say for themselves what came of them.
  const isScreen = method === 'GET' && destination === 'document';
  if (isScreen && !/^\/(api|realms)\//.test(new URL(url).pathname)) event.respondWith(answer(event));
});
