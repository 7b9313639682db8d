import type { EntityManager } from 'typeorm';
import { assetsByAddress } from '#server/features/uploads/assets/asset-addresses';
import { lockAssets } from '#server/features/uploads/assets/use-asset';
import { picturePurposes } from '../questions/question-picture';
import type { ImportOutcome } from './file/imported-question';
import type { ImportNote } from './file/import-notes';

/** Ids of the portal's images that questions can show, by address. */
export type Pictures = ReadonlyMap<string, string>;

const pictureDropped: ImportNote = {
  code: 'picture_dropped',
  value: null,
  reason: 'The image wasn’t imported because it isn’t stored in this portal.',
};

/** Returns the images of a file that the portal has. */
export async function readPictures(manager: EntityManager, outcomes: ImportOutcome[]): Promise<Pictures> {
  const addresses = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [] : (outcome.question.imageUrl ?? []),
  );
  if (addresses.length === 0) return new Map();
  return assetsByAddress(manager, addresses, picturePurposes);
}

/**
 * Removes an image that the portal doesn't have, with a note. The import key stays the same, so that a
 * repeated import recognizes the question.
 */
export function withKnownPicture(outcome: ImportOutcome, pictures: Pictures): ImportOutcome {
  if (outcome.status === 'rejected') return outcome;
  const { imageUrl, imageAlt: _imageAlt, ...question } = outcome.question;
  if (imageUrl === null || pictures.has(imageUrl)) return outcome;
  const notes = [...outcome.notes, pictureDropped];
  return { ...outcome, status: 'converted', notes, question: { ...question, imageUrl: null } };
}

async function dropPictures(manager: EntityManager, importId: string, numbers: number[]): Promise<void> {
  await manager.query(
    `update question_import_line set status = 'converted', notes = notes || $3::jsonb,
       question = question - 'imageAlt' || '{"imageUrl": null}'
     where import_id = $1 and number = any($2::int[])`,
    [importId, numbers, JSON.stringify([pictureDropped])],
  );
}

/**
 * Locks the images of these lines and returns their ids by line number. An image that was deleted since the
 * preview is removed from its line, with a note.
 */
export async function lockPictures(
  manager: EntityManager,
  importId: string,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  const lines: { number: number; address: string }[] = await manager.query(
    `select number, question->>'imageUrl' as address from question_import_line
     where import_id = $1 and number = any($2::int[]) and question->>'imageUrl' is not null`,
    [importId, numbers],
  );
  if (lines.length === 0) return new Map();
  const addresses = lines.map(({ address }) => address);
  const pictures = await assetsByAddress(manager, addresses, picturePurposes);
  const held = await lockAssets(manager, [...new Set(pictures.values())]);
  const visible = lines.flatMap(({ number, address }) => {
    const id = pictures.get(address);
    return id !== undefined && held.has(id) ? [[number, id] as const] : [];
  });
  const kept = new Map(visible);
  const lost = lines.flatMap(({ number }) => (kept.has(number) ? [] : [number]));
  if (lost.length > 0) await dropPictures(manager, importId, lost);
  return kept;
}
