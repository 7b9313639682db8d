import { AppError } from '#server/platform/errors';
import { requirePerson } from '#server/platform/policy';
import type { Viewer } from '#server/platform/viewer';
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
 * Has the portal take over, once, what the viewer uploaded to the hosted service, and says how far that is. NOT_FOUND
 * where there is no such upload or it was not signed for the viewer; UPLOAD_NOT_FINISHED while the service works on
 * it; UPLOAD_FAILED where it was canceled or failed there; UPLOAD_EXPIRED after a day; UNAVAILABLE while the service
 * does not answer; the storage's code where that failed five times.
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
