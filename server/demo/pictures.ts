import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { putImage } from '#server/features/uploads/assets/public-images';
import { root } from '#server/platform/root';
import { demoId } from './ids';
import { oneOf } from './reading/shapes';

const [object, view, strip, gauge] = [
  [960, 600],
  [1200, 900],
  [1280, 640],
  [1280, 800],
] as const;

/** The demo images, WebP in the folder `pictures`, with width and height. */
const demoPictures = {
  backpack: object,
  beanie: object,
  'depth-gauge': object,
  flask: object,
  gloves: object,
  lamp: object,
  'pressure-gauge': object,
  'rain-jacket': object,
  'torque-wrench': object,
  'gauge-in-tread': gauge,
  'road-bend': strip,
  'tread-motorcycle': strip,
  'tread-mud': strip,
  'tread-studded': strip,
  'tread-summer': strip,
  'tread-touring': strip,
  'tread-winter': strip,
  'tire-rack': view,
  'tire-stacks': view,
  wheel: view,
  'winter-road': view,
} as const;

export type DemoPicture = keyof typeof demoPictures;

/** The name of an image in a content file. */
export const demoPicture = oneOf(...(Object.keys(demoPictures) as DemoPicture[]));

/** Returns a storage key that depends on the bytes, so that an interrupted start leaves nothing behind. */
function keyOf(bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `images/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.webp`;
}

/**
 * Adds a demo image like an uploaded one, with all sizes the same, and returns its id. An existing image isn't read
 * again.
 */
export async function addDemoPicture(manager: EntityManager, key: DemoPicture): Promise<string> {
  const id = demoId('picture', key);
  const stored: unknown[] = await manager.query('select 1 from asset where id = $1', [id]);
  if (stored.length > 0) return id;
  const filename = `${key}.webp`;
  const bytes = await readFile(join(root, 'server/demo/pictures', filename));
  const [width, height] = demoPictures[key];
  const variant = { key: keyOf(bytes), contentType: 'image/webp', size: bytes.length, width, height };
  const variants = { small: variant, large: variant, original: variant, thumbnail: variant };
  await putImage(variant.key, bytes);
  await manager.query(
    `insert into asset (id, purpose, filename, variants, width, height, stored_at)
     values ($1, 'content', $2, $3, $4, $5, now())`,
    [id, filename, JSON.stringify(variants), width, height],
  );
  return id;
}
