import { withDeviceStorage } from '#client/platform/device-storage';

/** When anything last happened in a session, as all tabs of the browser know it. Times are in ms of the device's clock. */
export type ActivityRecord = {
  /** The last activity; null where none is known of this session. */
  read: () => number | null;
  write: (at: number) => void;
  /** True for one tab alone, as long as it is there but at most 30 s: the one that ends the session for all. */
  claimEnd: () => Promise<boolean>;
  /** Calls back when another tab has written; returns the end of listening. */
  onWrite: (listener: () => void) => () => void;
};

const activityKey = 'treadway.activity';
const endLock = 'treadway.idleEnd';
const claimLasts = 30_000;

function parse(stored: string | null, owner: string): number | null {
  const [of, at] = stored?.split(' ') ?? [];
  return of === owner && Number.isFinite(Number(at)) ? Number(at) : null;
}

/** Two tabs that wake up at the same instant must not both lead to the provider; without locks both would. */
async function claimEnd(): Promise<boolean> {
  if (!navigator.locks) return true;
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise<void>((done) => setTimeout(done, claimLasts));
    };
    navigator.locks.request(endLock, { ifAvailable: true }, hold).catch(reject);
  });
}

/**
 * The record in the browser's own storage, which every tab shares and which outlives them all. What was written in
 * another session of the provider does not count. Without storage each tab is on its own.
 */
export function deviceRecord(sessionId: string): ActivityRecord {
  let own: number | null = null;
  return {
    read: () => withDeviceStorage(() => parse(localStorage.getItem(activityKey), sessionId), null) ?? own,
    write: (at) => {
      own = at;
      withDeviceStorage(() => localStorage.setItem(activityKey, `${sessionId} ${at}`), undefined);
    },
    claimEnd,
    onWrite: (listener) => {
      const heard = ({ key, newValue }: StorageEvent) => {
        if (key === activityKey && newValue !== null) listener();
      };
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
  };
}
