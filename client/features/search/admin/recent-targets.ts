import { withDeviceStorage } from '#client/platform/device-storage';
import { onBeforeSignOut } from '#client/platform/sign-in/flush';
import type { Target } from './target';

const storageKey = 'treadway.recentTargets';
const most = 6;

type Kept = { of: string; targets: Target[] };

function read(): Kept | null {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? null : (JSON.parse(text) as Kept);
}

const forget = (): void => withDeviceStorage(() => sessionStorage.removeItem(storageKey), undefined);

// What somebody looked at is nobody else's business.
onBeforeSignOut(async () => forget());

/** Where somebody lately went by the palette in this tab, newest first. */
export function recentTargets(profileId: string): readonly Target[] {
  const kept = withDeviceStorage(read, null);
  if (kept !== null && kept.of !== profileId) forget();
  return kept?.of === profileId ? kept.targets : [];
}

/** Remembers where somebody went. */
export function keepTarget(profileId: string, target: Target): void {
  const others = recentTargets(profileId).filter(({ to }) => to !== target.to);
  const kept: Kept = { of: profileId, targets: [target, ...others].slice(0, most) };
  withDeviceStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(kept)), undefined);
}
