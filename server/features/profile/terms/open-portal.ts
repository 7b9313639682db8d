import { currentSettings } from '#server/features/settings/settings.service';
import { AppError } from '#server/platform/errors';
import { isAdmin } from '#server/platform/policy';
import type { Viewer } from '#server/platform/viewer';

/**
 * Refuses whom the portal is closed to: everyone but administrators with MAINTENANCE while it is closed, and people
 * with TERMS_REQUIRED until they say Yes to the terms that are valid now. Strangers are told to sign in, as always.
 */
export async function requireOpenPortal(viewer: Viewer): Promise<void> {
  if (viewer.kind === 'stranger') return;
  const { maintenanceMode, termsVersion } = await currentSettings();
  if (maintenanceMode && !isAdmin(viewer)) throw new AppError('MAINTENANCE');
  // An administrator who looks as somebody else has said Yes, and says nothing for them.
  if (viewer.kind === 'client' || viewer.seenBy || termsVersion === null) return;
  if ((viewer.termsVersion ?? 0) < termsVersion) throw new AppError('TERMS_REQUIRED');
}
