import type { FieldChange } from '#server/features/editing/description';
import { takeImage } from '#server/features/editing/fields/take-image';
import { lockAssets, releaseAsset } from '#server/features/uploads/assets/use-asset';
import { listChanges, pathOf } from './listed';

/** Takes pictures that a list shows now into use, and lets go of those that it shows no longer. */
export async function followPictures(change: FieldChange, word: string): Promise<void> {
  const { manager, editor, resource, path, before, after } = change;
  const { added, gone } = listChanges(before, after, 'pictureId');
  // The picture of the thing itself is in use for itself, whichever of its entries shows it too.
  const user = { kind: `${resource.kind}_${word}`, id: resource.id };
  await lockAssets(manager, [...added, ...gone]);
  for (const id of added) {
    await takeImage(manager, editor, id, user, ['content'], pathOf(path, after, 'pictureId', id));
  }
  for (const id of gone) await releaseAsset(manager, user, id);
}
