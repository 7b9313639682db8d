import { withDeviceStorage } from '#client/platform/device-storage';
import { onBeforeSignOut } from '#client/platform/sign-in/flush';
import type { Target } from './target';

const storageKey = 'treadway.recentTargets';
const max = 6;

/** A recent target without its name, because the name may be personal and may have changed. */
export type Recent = Pick<Target, 'to' | 'id'>;

type Kept = { of: string; targets: Recent[] };

function read(): Kept | null {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? null : (JSON.parse(text) as Kept);
}

const forget = (): void => withDeviceStorage(() => sessionStorage.removeItem(storageKey), undefined);

// The next person on this device must not see where the previous one went.
onBeforeSignOut(async () => forget());

/** Returns the person's recent targets in this tab, newest first. */
export function recentTargets(profileId: string): readonly Recent[] {
  const kept = withDeviceStorage(read, null);
  if (kept !== null && kept.of !== profileId) forget();
  return kept?.of === profileId ? kept.targets : [];
}

/** Stores a recent target. */
export function keepTarget(profileId: string, { to, id, passing }: Target): void {
  if (passing) return;
  const others = recentTargets(profileId).filter((other) => other.to !== to);
  const kept: Kept = { of: profileId, targets: [{ to, id }, ...others].slice(0, max) };
  withDeviceStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(kept)), undefined);
}
