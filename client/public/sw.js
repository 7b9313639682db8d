// Shows a page without connection if the portal is opened offline. Nothing else is cached, because HTML pages contain a
// nonce and current settings, and data must be current.
const cacheName = 'treadway-offline';
const offlinePage = '/offline.html';

async function keepOfflinePage() {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(offlinePage, { cache: 'no-cache' }));
}

async function answer(event) {
  try {
    const response = await fetch(event.request);
    // Refreshes the page, because the product name or brand color may have changed.
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
  // Downloads and the provider's forms show their own errors.
  const isScreen = method === 'GET' && destination === 'document';
  if (isScreen && !/^\/(api|realms)\//.test(new URL(url).pathname)) event.respondWith(answer(event));
});
