import { Metadata } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import '#server/platform/http/request';
import { UploadRejection } from '../signing/upload-rejection';
import { selectUpload } from '../tus/arriving';
import { selectAssembly } from './assembly-status';
import { assemblyIdOf } from '../tus/tus-store';

/** Throws ASSEMBLY_OF_ANOTHER if a signed-in caller isn't the owner. For other callers, knowing the id is enough. */
export async function requireOwn(request: FastifyRequest, id: string): Promise<void> {
  const { ownerId } = await selectAssembly(id);
  const viewer = await request.viewer();
  if (viewer.kind === 'person' && viewer.profileId !== ownerId)
    throw new UploadRejection('ASSEMBLY_OF_ANOTHER');
}

/** Like `requireOwn`, for the assembly of a file. `id` is that of the file; null for a new one. */
export async function requireOwnUpload(request: FastifyRequest, id: string | null): Promise<void> {
  // Checked only for signed-in callers, because a large file takes many requests.
  if (request.headers.authorization === undefined) return;
  const metadata = request.headers['upload-metadata'];
  if (id !== null) await requireOwn(request, (await selectUpload(id)).assemblyId);
  else if (typeof metadata === 'string') await requireOwn(request, assemblyIdOf(Metadata.parse(metadata)));
}
