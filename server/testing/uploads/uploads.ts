import type { AddressInfo } from 'node:net';
import { signatureOf, uploadKey } from '#server/features/uploads/signing/assembly-signer';
import type { UploadPurpose } from '#server/features/uploads/signing/purposes';
import { openUploadService } from '#server/features/uploads/signing/upload-service';
import { endEncoding } from '#server/features/uploads/encoding/encode-image';
import { encodingJobs } from '#server/features/uploads/encoding/encode.job';
import { pool } from '#server/platform/database/database';
import { startJobs } from '#server/platform/jobs/jobs';
import { type Api, startApi } from '#server/testing/api/api';
import { openAssembly, type Signed, type Status } from '#server/testing/uploads/upload-calls';

/** The portal on a real port, for clients of the Transloadit protocol. */
export interface UploadPortal {
  api: Api;
  url: string;
  close(): Promise<void>;
}

/** Starts the portal. `encodes` runs the processing of files automatically. */
export async function startUploadPortal(encodes: boolean): Promise<UploadPortal> {
  const api = await startApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  openUploadService({ url });
  const stop = encodes ? await startJobs(`${pool().options.connectionString}`, encodingJobs) : null;
  return {
    api,
    url,
    close: async () => {
      await stop?.();
      await endEncoding();
      await api.close();
    },
  };
}

/** Returns params like those of `signUpload`, with changes, signed with the secret. */
export async function signed(
  purpose: UploadPurpose,
  { auth = {}, fields = {}, ...rest }: Record<string, Record<string, unknown>> = {},
): Promise<Signed> {
  const { authKey, secret } = await uploadKey();
  const expires = new Date(Date.now() + 60_000).toISOString();
  const params = JSON.stringify({
    auth: { key: authKey, expires, ...auth },
    fields: { purpose, ...fields },
    ...rest,
  });
  return { params, signature: signatureOf(params, secret) };
}

/** Creates an assembly with the secret. */
export async function create(
  portal: UploadPortal,
  purpose: UploadPurpose,
  files = 1,
  changes: Record<string, Record<string, unknown>> = {},
): Promise<Status> {
  return openAssembly(portal.url, await signed(purpose, changes), files);
}
