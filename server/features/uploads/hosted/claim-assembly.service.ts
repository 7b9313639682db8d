import { AppError } from '#server/platform/errors';
import { requirePerson } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';
import { selectAssets } from '../assets/asset.queries';
import { toAsset } from '../assets/asset.service';
import { isAssemblyId } from '../assemblies/assembly-status';
import { assertCanSign } from '../signing/sign-upload.policy';
import { type HostedRow, selectHosted } from './hosted-assembly.store';
import { hostedService } from './hosted-service';
import { openTaking } from './open-taking';
import type { ClaimedAssembly } from './claim-assembly.types';

async function toTaken({ id, status, error, outcomes }: HostedRow): Promise<ClaimedAssembly> {
  if (error) throw new AppError(error);
  const ids = outcomes.flatMap(({ assetId }) => assetId ?? []);
  const assets = new Map((await selectAssets(ids)).map((row) => [row.id, toAsset(row)]));
  return {
    id,
    finished: status === 'taken',
    files: outcomes.map(({ uploadUrl, assetId, reason }) => {
      const asset = assets.get(assetId ?? '') ?? null;
      return { uploadUrl, asset, reason: asset ? null : (reason ?? 'ASSEMBLY_EXPIRED') };
    }),
  };
}

/**
 * Starts to copy the viewer's upload from the hosted service once, and returns its progress.
 * - NOT_FOUND: there is no such upload, or it was signed for another viewer.
 * - UPLOAD_NOT_FINISHED: the service is still working on it.
 * - UPLOAD_FAILED: it was canceled or failed at the service.
 * - UPLOAD_EXPIRED: it is older than a day.
 * - UNAVAILABLE: the service doesn't respond.
 * - A storage code: the storage failed five times.
 */
export async function claimAssembly(viewer: Viewer, id: string): Promise<ClaimedAssembly> {
  const { profileId } = requirePerson(viewer);
  const service = hostedService();
  if (!service || !isAssemblyId(id)) throw new AppError('NOT_FOUND');
  if (!(await selectHosted(id))) {
    await openTaking(service, id, ({ ownerId, purpose }) => {
      if (ownerId !== profileId) throw new AppError('NOT_FOUND');
      assertCanSign(viewer, purpose);
    });
  }
  const row = await selectHosted(id);
  if (row?.ownerId !== profileId) throw new AppError('NOT_FOUND');
  return toTaken(row);
}
