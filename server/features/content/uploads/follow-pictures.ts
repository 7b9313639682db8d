import type { FieldChange } from '#server/features/editing/description';
import { takeImage } from '#server/features/editing/fields/take-image';
import { lockAssets, releaseAsset } from '#server/features/uploads/assets/use-asset';
import { listChanges, pathOf } from './listed';

/** Records the use of images that were added to a list, and releases those that were removed. */
export async function followPictures(change: FieldChange, word: string): Promise<void> {
  const { manager, editor, resource, path, before, after } = change;
  const { added, gone } = listChanges(before, after, 'pictureId');
  // The image of the record itself has its own use, independent of its entries.
  const user = { kind: `${resource.kind}_${word}`, id: resource.id };
  await lockAssets(manager, [...added, ...gone]);
  for (const id of added) {
    await takeImage(manager, editor, id, user, ['content'], pathOf(path, after, 'pictureId', id));
  }
  for (const id of gone) await releaseAsset(manager, user, id);
}
