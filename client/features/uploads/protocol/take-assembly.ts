import type { Body, Meta, Uppy } from '@uppy/core';
import type { AssemblyResponse } from '@uppy/transloadit';
import { errorCode } from '#client/platform/error-code';
import type { TakeAssemblyMutation } from '#client/platform/generated/graphql';
import { pause } from '#client/platform/pause';
import { transloaditOf } from './transloadit-plugin';

type TakenAssembly = TakeAssemblyMutation['takeAssembly'];

/** Has the portal take over an assembly; gives how far that is. */
export type TakeAssembly = (assemblyId: string) => Promise<TakenAssembly>;

const every = 2000;
const mostTries = 150;

/** Codes that pass by themselves. */
const passing = ['UPLOAD_NOT_FINISHED', 'UNAVAILABLE', 'NETWORK', 'RATE_LIMITED'];

/** The portal's own encoder says which asset a result is; a hosted service knows of none. */
const isHosted = ({ ok, results }: AssemblyResponse): boolean =>
  ok === 'ASSEMBLY_COMPLETED' &&
  !Object.values(results ?? {})
    .flat()
    .some((result) => 'assetId' in result);

/** The status with what the portal made of the files in place of what the service did. */
function withImages(status: AssemblyResponse, files: TakenAssembly['files']): AssemblyResponse {
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
  take: TakeAssembly,
  isWanted: () => boolean,
): Promise<TakenAssembly['files']> {
  for (let tries = 1; isWanted() && tries <= mostTries; tries++) {
    try {
      const { finished, files } = await take(id);
      if (finished) return files;
    } catch (error) {
      // What came of nothing fails as any other file does.
      if (!passing.includes(errorCode(error))) return [];
    }
    await pause(every);
  }
  return [];
}

/**
 * Where the images were sent to a hosted service, has the portal take them over before the upload counts as finished,
 * so that until then it shows that it encodes, and goes on with that after a reload.
 */
export function takeOver(uppy: Uppy<Meta, Body>, take: TakeAssembly): void {
  const { client } = transloaditOf(uppy);
  const lastStatus = client.getAssemblyStatus;
  let cancels = 0;
  uppy.on('cancel-all', () => void cancels++);
  client.getAssemblyStatus = async (url) => {
    const before = cancels;
    const status = await lastStatus(url);
    const id = status.assembly_id;
    if (!id || !isHosted(status)) return status;
    const files = await takeWholly(id, take, () => cancels === before);
    if (cancels === before) return withImages(status, files);
    return { ...status, ok: 'ASSEMBLY_CANCELED' } as AssemblyResponse;
  };
}
