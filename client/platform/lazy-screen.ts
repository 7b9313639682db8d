import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { untilAnswered } from './connection';
import { withDeviceStorage } from './device-storage';
import { addWords, type Area } from './i18n/words';
import { inTime } from './in-time';
import { flushBeforeSignOut } from './sign-in/flush';

// oxlint-disable-next-line typescript/no-explicit-any -- As React types it: whatever properties a screen takes.
type Screen = ComponentType<any>;

const key = 'treadway.reloadedAt';
const soon = 60_000;
// What cannot be sent in that time is kept on the device.
const patience = 5_000;

/**
 * Begins the page anew, for files that a newer portal no longer has, after what is unsent, answers above all, was sent;
 * false where that has just been tried.
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

/** Loads a file of code; without network it waits for it, and where the file is gone the page begins anew once. */
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

/** Code together with the words of the area that it shows, if it has one of its own. */
export async function withWords<T>(code: Promise<T>, area: Area | undefined): Promise<T> {
  const [loaded] = await Promise.all([code, area && addWords(area)]);
  return loaded;
}

/** A screen whose code, and the words of whose area, are loaded when it is first shown. */
export const lazyScreen = <T extends Screen>(
  load: () => Promise<{ default: T }>,
  area?: Area,
): LazyExoticComponent<T> => lazy(() => loadCode(() => withWords(load(), area)));

/**
 * Fetches the code of what a page may open once the page itself is there, so that it stands at once when it is asked
 * for, without a line too. What fails is fetched when it is shown.
 */
export function useLoadedSoon(load: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    if (!load) return undefined;
    // After what the page itself still has to do.
    const timer = setTimeout(() => {
      load().catch((error: unknown) => console.warn('A part of the portal was not loaded ahead.', error));
    }, 500);
    return () => clearTimeout(timer);
  }, [load]);
}
