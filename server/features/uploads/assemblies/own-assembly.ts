import { Metadata } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import '#server/platform/http/request';
import { UploadRejection } from '../signing/upload-rejection';
import { selectUpload } from '../tus/arriving';
import { selectAssembly } from './assembly-status';
import { assemblyIdOf } from '../tus/tus-store';

/** Whoever says who they are must be the one whose upload it is; the id alone stands for the right otherwise. */
export async function requireOwn(request: FastifyRequest, id: string): Promise<void> {
  const { ownerId } = await selectAssembly(id);
  const viewer = await request.viewer();
  if (viewer.kind === 'person' && viewer.profileId !== ownerId)
    throw new UploadRejection('ASSEMBLY_OF_ANOTHER');
}

/** As `requireOwn`, for the assembly of a file that arrives; `id` is the file's, null for a new one. */
export async function requireOwnUpload(request: FastifyRequest, id: string | null): Promise<void> {
  // Asked only of those who say who they are: a big file comes in many requests.
  if (request.headers.authorization === undefined) return;
  const metadata = request.headers['upload-metadata'];
  if (id !== null) await requireOwn(request, (await selectUpload(id)).assemblyId);
  else if (typeof metadata === 'string') await requireOwn(request, assemblyIdOf(Metadata.parse(metadata)));
}
