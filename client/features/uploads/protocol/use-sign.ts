import { useCallback } from 'react';
import { useSignUploadMutation, type SignUploadMutation } from './sign-upload.generated';
import type { UploadPurpose } from '#client/platform/generated/schema';

/** Params and signature of one upload, and what they allow. */
export type UploadSignature = SignUploadMutation['signUpload']['signature'];

/** Id of the profile whose upload is signed. */
export function ownerOf({ params }: UploadSignature): string {
  const { fields } = JSON.parse(params) as { fields?: { owner?: string } };
  return fields?.owner ?? '';
}

/** Has the server sign an upload for a purpose. */
export function useSign(purpose: UploadPurpose): () => Promise<UploadSignature> {
  const [mutate] = useSignUploadMutation();
  return useCallback(async () => {
    const { data } = await mutate({ variables: { input: { purpose } } });
    if (!data) throw new Error('The upload was not signed.');
    return data.signUpload.signature;
  }, [mutate, purpose]);
}
