/** Registers the service worker, which shows an offline page when the portal is opened without a connection. */
export function prepareOfflineStart(): void {
  // The development server of Vite has no offline page.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => console.warn('The portal will not start without a connection.', error));
  // Registration waits for the load event so that it doesn't delay the page.
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}
