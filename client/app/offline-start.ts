/** Has the browser keep the page that it shows where the portal is opened without a connection. */
export function prepareOfflineStart(): void {
  // Vite serves the sources without the page that is kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => console.warn('The portal will not start without a connection.', error));
  // Nothing that is shown waits for it.
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}
