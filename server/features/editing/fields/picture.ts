import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import type { Variants } from '#server/features/uploads/assets/asset.queries';
import { imageUrl } from '#server/features/uploads/assets/public-images';
import { lockAssets, releaseAsset } from '#server/features/uploads/assets/use-asset';
import { Sync } from '#server/platform/graphql/localized';
import { isId } from '#server/platform/validation';
import { type FieldChange, noteField } from '../description';
import { checkImageId, takeImage } from './take-image';

/** The stored columns of an image: its variants in the file storage. */
export interface PictureRow {
  assetId: string;
  variants: Pick<Variants, 'small' | 'large'>;
}

@ObjectType({ description: 'An uploaded image.', simpleResolvers: true })
export class Picture implements PictureRow {
  @Field(() => ID, { description: 'ID of the uploaded image.' })
  assetId!: string;

  @Sync(({ variants }: PictureRow) => imageUrl(variants.small.key))
  @Field(() => String, { description: 'Address of the image, at most 480 pixels wide or high.' })
  smUrl!: string;

  @Sync(({ variants }: PictureRow) => imageUrl(variants.large.key))
  @Field(() => String, { description: 'Address of the image, at most 1600 pixels wide or high.' })
  lgUrl!: string;

  @Sync(({ variants }: PictureRow) => variants.large.width)
  @Field(() => Int, { description: 'Width of the large image in pixels.' })
  width!: number;

  @Sync(({ variants }: PictureRow) => variants.large.height)
  @Field(() => Int, { description: 'Height of the large image in pixels.' })
  height!: number;

  variants!: PictureRow['variants'];
}

/** Returns SQL of an image's JSON by the column with its id; null without an image. */
const pictureJson = (column: string): string =>
  `(select json_build_object('assetId', a.id, 'variants', a.variants) from asset a where a.id = ${column})`;

/** Marks the new image as used and releases the former one. */
async function takeInstead({ manager, editor, resource, path, before, after }: FieldChange): Promise<void> {
  await lockAssets(manager, [before, after].filter(isId));
  if (typeof after === 'string') await takeImage(manager, editor, after, resource, ['content'], path);
  if (typeof before === 'string') await releaseAsset(manager, resource, before);
}

interface Common {
  description: string;
  nullable?: boolean;
  /** True if null is rejected in inputs although existing rows may have it. */
  needed?: boolean;
  /** True if learners see it too. */
  visible?: boolean;
}

/**
 * Declares an image that was uploaded as content. The property ends in `Id` and has the image's id; the API
 * type also has the image under the name without `Id`.
 */
export const PictureId =
  ({ description, nullable = false, needed = false, visible = false }: Common): PropertyDecorator =>
  (prototype, key) => {
    const property = String(key);
    const picture = property.replace(/Id$/, '');
    const column = `${picture}_id`;
    Column('uuid', { name: column, nullable })(prototype, key);
    Field(() => ID, { description: `${description} ID of the image.`, nullable })(prototype, key);
    Field(() => Picture, { description, nullable })(prototype, picture);
    noteField(prototype, {
      name: property,
      property,
      column,
      description,
      sentAs: `${description} ID of an image that was uploaded as content.`,
      input: () => ID,
      required: !nullable,
      ...(needed ? { needed } : {}),
      check: checkImageId,
      json: `t."${column}", '${picture}', ${pictureJson(`t."${column}"`)}`,
      read: picture,
      ...(visible ? { visible: () => Picture } : {}),
      onChange: takeInstead,
    });
  };
