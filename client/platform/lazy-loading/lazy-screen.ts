import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { untilAnswered } from '../requests/connection';
import { withDeviceStorage } from '../device-storage';
import { addWords, type Area } from '../i18n/words';
import { inTime } from '../requests/in-time';
import { flushBeforeSignOut } from '../sign-in/flush';

// oxlint-disable-next-line typescript/no-explicit-any -- As React types it: whatever properties a screen takes.
type Screen = ComponentType<any>;

const key = 'treadway.reloadedAt';
const soon = 60_000;
// The timeout in milliseconds for unsent data. After that it stays stored on the device.
const patience = 5_000;

/**
 * Sends unsaved data, then reloads the page, because a newer release has replaced the code files. Returns false if the
 * page was reloaded less than a minute ago.
 */
async function reloadOnce(): Promise<boolean> {
  const last = Number(withDeviceStorage(() => sessionStorage.getItem(key), null));
  if (Date.now() - last < soon) return false;
  withDeviceStorage(() => sessionStorage.setItem(key, String(Date.now())), undefined);
  await inTime(flushBeforeSignOut(), patience).catch((error: unknown) =>
    console.warn('Something could not be sent before the page begins anew.', error),
  );
  window.location.reload();
  return true;
}

/** Loads a code chunk. Waits while the network is down, and reloads the page once if the file no longer exists. */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn('A part of the portal could not be loaded; it is tried again.', error);
    await untilAnswered();
  }
  try {
    return await load();
  } catch (error) {
    if (await reloadOnce()) return new Promise(() => undefined);
    throw error;
  }
}

/** Waits for code and for the messages of its area, and returns the code. */
export async function withWords<T>(code: Promise<T>, area: Area | undefined): Promise<T> {
  const [loaded] = await Promise.all([code, area && addWords(area)]);
  return loaded;
}

/** Creates a component whose code and messages load when it first renders. */
export const lazyScreen = <T extends Screen>(
  load: () => Promise<{ default: T }>,
  area?: Area,
): LazyExoticComponent<T> => lazy(() => loadCode(() => withWords(load(), area)));

/**
 * Prefetches code that the page may need soon, so that it opens at once and works offline. Failures are logged; the
 * code then loads on use.
 */
export function useLoadedSoon(load: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    if (!load) return undefined;
    // Waits for the page's own first requests.
    const timer = setTimeout(() => {
      load().catch((error: unknown) => console.warn('A part of the portal was not loaded ahead.', error));
    }, 500);
    return () => clearTimeout(timer);
  }, [load]);
}
