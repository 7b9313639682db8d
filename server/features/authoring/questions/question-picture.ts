import type { EntityManager } from 'typeorm';
import { takeImage } from '#server/features/editing/fields/take-image';
import type { Change } from '#server/features/editing/resources.types';
import { lockAssets, releaseAsset } from '#server/features/uploads/assets/use-asset';
import { isId } from '#server/platform/validation';
import type { ApiClient, Person } from '#server/platform/access/viewer';
import type { AdminQuestion } from './admin-question.entity';

/** The kind of record under which questions use assets. */
export const usedAs = 'question';

/** The purposes of uploads that questions can show. */
export const picturePurposes = ['question', 'content'] as const;

type Image = Pick<AdminQuestion, 'imageUrl' | 'imageAssetId'>;

const noImage: Image = { imageUrl: null, imageAssetId: null };

async function chooseImage(
  manager: EntityManager,
  editor: Person | ApiClient,
  id: string,
  wanted: string | null,
  previous: string | null,
): Promise<Image> {
  await lockAssets(manager, [wanted, previous].filter(isId));
  const user = { kind: usedAs, id };
  if (previous !== null) await releaseAsset(manager, user, previous);
  if (wanted === null) return noImage;
  const { lgUrl } = await takeImage(manager, editor, wanted, user, picturePurposes, 'imageAssetId');
  return { imageUrl: lgUrl, imageAssetId: wanted };
}

/**
 * Uses the sent image for a question and releases the previous one, with its alternative text. Throws BAD_USER_INPUT if
 * the image doesn't exist or isn't for questions.
 */
export async function choosePicture(
  manager: EntityManager,
  editor: Person | ApiClient,
  { id, values, before, sent }: Change<AdminQuestion>,
): Promise<Partial<AdminQuestion>> {
  const stored = before ?? noImage;
  const wanted = values.imageAssetId;
  const keeps = sent['imageAssetId'] === undefined || (wanted !== null && wanted === stored.imageAssetId);
  const image = keeps ? stored : await chooseImage(manager, editor, id, wanted, stored.imageAssetId);
  const { imageUrl, imageAssetId } = image;
  const isSaid = imageUrl !== null && (keeps || sent['imageAlt'] !== undefined);
  return { imageUrl, imageAssetId, imageAltTranslations: isSaid ? values.imageAltTranslations : null };
}
