import type { UploadedImage } from '#client/features/uploads/public';
import { callRest, withAccess } from '#client/platform/rest';

/** A profile as the REST calls give it and take it back. */
export type WholeProfile = Readonly<Record<string, unknown>> & {
  _id: string;
  image: { smUrl?: string } | null;
  allowsPublicAvatar: boolean;
};

/** The own profile with all its fields, among them `updatedAt`, by which a conflict is noticed. */
export async function readProfile(): Promise<WholeProfile> {
  const { data } = await withAccess((token) =>
    callRest<{ data: WholeProfile }>('/api/auth/profile', { token }),
  );
  return data;
}

/** Sends the whole profile with its image and whether others see it; null removes the image. */
export async function saveAvatar(
  profile: WholeProfile,
  changes: { image: UploadedImage | WholeProfile['image']; allowsPublicAvatar: boolean },
): Promise<void> {
  const { _id: id } = profile;
  const body = { ...profile, ...changes };
  await withAccess((token) => callRest(`/api/user/${id}/update`, { method: 'POST', token, body }));
}
