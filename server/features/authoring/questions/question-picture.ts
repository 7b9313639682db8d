import type { EntityManager } from 'typeorm';
import { checkOptionalLine, longestAlt, refuseField } from '#server/features/editing/check-text';
import { takeImage } from '#server/features/editing/take-image';
import { holdAssets, releaseAsset } from '#server/features/uploads/assets/use-asset';
import { isId } from '#server/platform/validation';
import type { Person } from '#server/platform/viewer';
import type { QuestionPicture } from './edited-question.queries';
import type { QuestionInput } from './question.input';

/** What questions are to the record of which record uses which asset. */
export const usedAs = 'question';

/** What an image was uploaded for that questions may show. */
export const picturePurposes = ['question', 'content'] as const;

/** A picture and the asset that it is; null for a picture of before there were assets. */
export interface UsedPicture extends QuestionPicture {
  imageAssetId: string | null;
}

export const noPicture: UsedPicture = { imageUrl: null, imageAlt: null, imageAssetId: null };

async function chooseImage(
  manager: EntityManager,
  editor: Person,
  id: string,
  wanted: string | null,
  { imageAssetId: former }: UsedPicture,
): Promise<Pick<UsedPicture, 'imageUrl' | 'imageAssetId'>> {
  await holdAssets(manager, [wanted, former].filter(isId));
  if (former !== null) await releaseAsset(manager, { kind: usedAs, id }, former);
  if (wanted === null) return noPicture;
  const user = { kind: usedAs, id };
  const { lgUrl } = await takeImage(manager, editor, wanted, user, picturePurposes, 'imageAssetId');
  return { imageUrl: lgUrl, imageAssetId: wanted };
}

/**
 * The picture of a question as the input says, in use by it; the one it had is let go. BAD_USER_INPUT for an image
 * that is not there or not meant for questions, and for a text that is too long.
 */
export async function choosePicture(
  manager: EntityManager,
  editor: Person,
  id: string,
  input: Pick<QuestionInput, 'imageAssetId' | 'imageAlt'>,
  stored: UsedPicture,
): Promise<UsedPicture> {
  const alt = checkOptionalLine(input.imageAlt, 'imageAlt', longestAlt);
  const wanted = input.imageAssetId?.toLowerCase() ?? null;
  if (wanted !== null && !isId(wanted)) refuseField('imageAssetId', 'There is no such image.');
  const keeps = input.imageAssetId === undefined || (wanted !== null && wanted === stored.imageAssetId);
  const { imageUrl, imageAssetId } = keeps ? stored : await chooseImage(manager, editor, id, wanted, stored);
  const kept = keeps && input.imageAlt === undefined ? stored.imageAlt : alt;
  return { imageUrl, imageAssetId, imageAlt: imageUrl === null ? null : kept };
}
