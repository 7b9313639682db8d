import { withDeviceStorage } from '#client/platform/device-storage';
import { onBeforeSignOut } from '#client/platform/sign-in/flush';
import type { Target } from './target';

const storageKey = 'treadway.recentTargets';
const max = 6;

/** Somewhere that the palette led to, without its name: that may be somebody's, and may be another one by now. */
export type Recent = Pick<Target, 'to' | 'id'>;

type Kept = { of: string; targets: Recent[] };

function read(): Kept | null {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? null : (JSON.parse(text) as Kept);
}

const forget = (): void => withDeviceStorage(() => sessionStorage.removeItem(storageKey), undefined);

// Where somebody went is nobody else's business.
onBeforeSignOut(async () => forget());

/** Where somebody lately went by the palette in this tab, newest first. */
export function recentTargets(profileId: string): readonly Recent[] {
  const kept = withDeviceStorage(read, null);
  if (kept !== null && kept.of !== profileId) forget();
  return kept?.of === profileId ? kept.targets : [];
}

/** Remembers where somebody went. */
export function keepTarget(profileId: string, { to, id, passing }: Target): void {
  if (passing) return;
  const others = recentTargets(profileId).filter((other) => other.to !== to);
  const kept: Kept = { of: profileId, targets: [{ to, id }, ...others].slice(0, max) };
  withDeviceStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(kept)), undefined);
}
