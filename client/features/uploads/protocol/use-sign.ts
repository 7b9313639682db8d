import { useCallback } from 'react';
import { useSignUploadMutation, type SignUploadMutation } from './sign-upload.generated';
import type { UploadPurpose } from '#client/platform/generated/schema';

/** The parameters and signature of an upload, and its limits. */
export type UploadSignature = SignUploadMutation['signUpload']['signature'];

/** Returns the id of the profile whose upload is signed. */
export function ownerOf({ params }: UploadSignature): string {
  const { fields } = JSON.parse(params) as { fields?: { owner?: string } };
  return fields?.owner ?? '';
}

/** Returns a function that requests a signature for an upload of this purpose. */
export function useSign(purpose: UploadPurpose): () => Promise<UploadSignature> {
  const [mutate] = useSignUploadMutation();
  return useCallback(async () => {
    const { data } = await mutate({ variables: { input: { purpose } } });
    if (!data) throw new Error('The upload was not signed.');
    return data.signUpload.signature;
  }, [mutate, purpose]);
}
