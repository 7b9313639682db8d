import { currentSettings } from '#server/features/settings/settings.service';
import { AppError } from '#server/platform/errors';
import type { Viewer } from '#server/platform/viewer';
import { isClosedTo } from '../maintenance';
import { needsTerms } from './terms-acceptance';

/**
 * Refuses whom the portal is closed to: everyone but administrators with MAINTENANCE while it is closed, and people
 * with TERMS_REQUIRED until they say Yes to the terms that are valid now. Strangers are told to sign in, as always.
 */
export async function requireOpenPortal(viewer: Viewer): Promise<void> {
  if (viewer.kind === 'stranger') return;
  const { maintenanceMode, termsVersion } = await currentSettings();
  if (isClosedTo(viewer, maintenanceMode)) throw new AppError('MAINTENANCE');
  if (needsTerms(viewer, termsVersion)) throw new AppError('TERMS_REQUIRED');
}
