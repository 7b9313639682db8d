import type { Body, Meta, Uppy } from '@uppy/core';
import { errorCode } from '#client/platform/requests/error-code';
import type { ClaimAssemblyMutation } from './claim-assembly.generated';
import { pause } from '#client/platform/pause';
import { finishedAssembly, type FinishedAssembly } from './upload-result';

type ClaimedAssembly = ClaimAssemblyMutation['claimAssembly']['assembly'];

/** Transfers an assembly from the hosted service to the portal. Resolves to its progress. */
export type ClaimAssembly = (assemblyId: string) => Promise<ClaimedAssembly>;

const every = 2000;
const maxTries = 150;

/** The codes of temporary errors. */
const passing = ['UPLOAD_NOT_FINISHED', 'UNAVAILABLE', 'NETWORK', 'RATE_LIMITED'];

/** Returns true for assemblies of a hosted service: only the portal's own encoder returns asset ids. */
const isHosted = ({ ok, results }: FinishedAssembly): boolean =>
  ok === 'ASSEMBLY_COMPLETED' &&
  !Object.values(results ?? {})
    .flat()
    .some((result) => 'assetId' in result);

/** Returns the status with the portal's results in place of the service's. */
function withImages(status: FinishedAssembly, files: ClaimedAssembly['files']): FinishedAssembly {
  const uploads = (status.uploads ?? []).map((upload) => {
    const taken = files.find(({ uploadUrl }) => uploadUrl === upload.tus_upload_url);
    return { ...upload, reason: taken?.reason ?? undefined, asset: taken?.asset };
  });
  const images = uploads.flatMap(({ id, asset }) =>
    asset ? [{ ...asset, id: `${id}image`, original_id: id, assetId: asset.id }] : [],
  );
  return { ...status, uploads, results: { images } };
}

async function takeWholly(
  id: string,
  take: ClaimAssembly,
  isWanted: () => boolean,
): Promise<ClaimedAssembly['files']> {
  for (let tries = 1; isWanted() && tries <= maxTries; tries++) {
    try {
      const { finished, files } = await take(id);
      if (finished) return files;
    } catch (error) {
      // Without files, the uploader reports each of them as failed.
      if (!passing.includes(errorCode(error))) return [];
    }
    await pause(every);
  }
  return [];
}

/** Shows that files are being encoded, and lets that continue after a reload. */
function showEncoding(uppy: Uppy<Meta, Body>, fileIds: readonly string[]): void {
  const postprocess = { mode: 'indeterminate', message: uppy.i18n('encoding') } as const;
  for (const { id, progress } of uppy.getFilesByIds([...fileIds])) {
    const { complete: _complete, ...unfinished } = progress;
    uppy.setFileState(id, { progress: { ...unfinished, postprocess } });
  }
}

/**
 * Transfers images from a hosted service to the portal before the upload counts as finished. Runs after the Transloadit
 * plugin, whose result it replaces.
 */
export function takeOver(uppy: Uppy<Meta, Body>, take: ClaimAssembly): void {
  uppy.addPostProcessor(async (fileIds, uploadId) => {
    const upload = () => uppy.getState().currentUploads[uploadId];
    const status = finishedAssembly(upload()?.result);
    if (!status?.assembly_id || !isHosted(status)) return;
    showEncoding(uppy, fileIds);
    const files = await takeWholly(status.assembly_id, take, () => upload() !== undefined);
    uppy.addResultData(uploadId, { transloadit: [withImages(status, files)] });
  });
}
