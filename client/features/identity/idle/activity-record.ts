import { withDeviceStorage } from '#client/platform/device-storage';

/** The time of the last activity in a session, shared by all tabs. Times are in milliseconds of the device's clock. */
export type ActivityRecord = {
  /** Returns the last activity, or null if none is known in this session. */
  read: () => number | null;
  write: (at: number) => void;
  /**
   * Resolves to true in only one tab, which ends the session for all. The claim lasts while the tab is open, but at
   * most 30 seconds.
   */
  claimEnd: () => Promise<boolean>;
  /** Calls `listener` when another tab has written. Returns a function that stops listening. */
  onWrite: (listener: () => void) => () => void;
};

const activityKey = 'treadway.activity';
const endLock = 'treadway.idleEnd';
const claimLasts = 30_000;

function parse(stored: string | null, owner: string): number | null {
  const [of, at] = stored?.split(' ') ?? [];
  return of === owner && Number.isFinite(Number(at)) ? Number(at) : null;
}

/**
 * Two tabs that wake up at the same time must not both redirect to the provider. Without the Web Locks API, both do.
 */
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
 * Stores the record in the browser's storage, shared by all tabs. Records of another session are ignored; without
 * storage, each tab has its own record.
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
