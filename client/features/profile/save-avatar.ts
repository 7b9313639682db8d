import type { UploadedImage } from '#client/features/uploads/public';
import { callRest } from '#client/platform/rest';
import { accessToken } from '#client/platform/sign-in/access-token';

/** A profile as the REST calls give it and take it back. */
export type WholeProfile = Readonly<Record<string, unknown>> & {
  _id: string;
  image: { smUrl?: string } | null;
  allowsPublicAvatar: boolean;
};

/** The own profile with all its fields, among them `updatedAt`, by which a conflict is noticed. */
export async function readProfile(): Promise<WholeProfile> {
  const { data } = await callRest<{ data: WholeProfile }>('/api/auth/profile', {
    token: await accessToken(),
  });
  return data;
}

/** Sends the whole profile with its image and whether others see it; null removes the image. */
export async function saveAvatar(
  profile: WholeProfile,
  changes: { image: UploadedImage | WholeProfile['image']; allowsPublicAvatar: boolean },
): Promise<void> {
  const { _id: id } = profile;
  await callRest(`/api/user/${id}/update`, {
    method: 'POST',
    token: await accessToken(),
    body: { ...profile, ...changes },
  });
}
