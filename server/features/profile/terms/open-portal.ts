import { currentSettings } from '#server/features/settings/settings.service';
import { AppError } from '#server/platform/errors';
import type { Viewer } from '#server/platform/access/viewer';
import { isClosedTo } from '../maintenance';
import { needsTerms } from './terms-acceptance';

/**
 * Throws MAINTENANCE for everyone but administrators during maintenance, and TERMS_REQUIRED for people who haven't
 * accepted the current terms. Strangers pass, because other rules ask them to sign in.
 */
export async function requireOpenPortal(viewer: Viewer): Promise<void> {
  if (viewer.kind === 'stranger') return;
  const { maintenanceMode, termsVersion } = await currentSettings();
  if (isClosedTo(viewer, maintenanceMode)) throw new AppError('MAINTENANCE');
  if (needsTerms(viewer, termsVersion)) throw new AppError('TERMS_REQUIRED');
}
