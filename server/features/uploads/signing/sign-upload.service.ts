import { randomBytes } from 'node:crypto';
import { now } from '#server/platform/clock';
import type { Viewer } from '#server/platform/access/viewer';
import { hostedParams } from '../hosted/hosted-params';
import { hostedService } from '../hosted/hosted-service';
import { signatureOf, uploadKey } from './assembly-signer';
import { purposes, stepsOf, type UploadPurpose } from './purposes';
import { assertCanSign } from './sign-upload.policy';
import type { UploadSignature } from './sign-upload.types';
import { uploadService } from './upload-service';

const signedFor = 60 * 60 * 1000;

/**
 * Signs an upload of the viewer for a purpose. The purpose determines the number, size and types of files and the
 * steps.
 */
export async function signUpload(viewer: Viewer, purpose: UploadPurpose): Promise<UploadSignature> {
  const { profileId } = assertCanSign(viewer, purpose);
  const { files, maxBytes, types, encodes } = purposes[purpose];
  const hosted = encodes ? hostedService() : null;
  const { authKey, secret } = hosted ?? (await uploadKey());
  const params = JSON.stringify({
    auth: {
      key: authKey,
      expires: new Date(now().getTime() + signedFor).toISOString(),
      nonce: randomBytes(16).toString('hex'),
      max_size: maxBytes,
    },
    ...(hosted
      ? await hostedParams(purpose, profileId)
      : { fields: { purpose, owner: profileId }, steps: stepsOf(purpose) }),
  });
  return {
    params,
    signature: signatureOf(params, secret),
    serviceUrl: (hosted ?? uploadService()).url,
    expectedFiles: files,
    maxBytes,
    types,
  };
}
