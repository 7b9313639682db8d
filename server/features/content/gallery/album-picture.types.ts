import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Picture, type PictureRow } from '#server/features/editing/fields/picture';
import { Localized, LocalizedTextInput, LocalizedTextType } from '#server/platform/graphql/localized';
import type { LocalizedText } from '#server/platform/language/i18n';

/** Maximum images of an album. */
export const maxPictures = 100;

/** The typical number of images of an album. */
export const defaultPictures = 25;

/** The number of images that lists show. */
export const coverPictures = 3;

/** A stored image of an album. */
export interface StoredAlbumPicture {
  pictureId: string;
  altTranslations: LocalizedText | null;
  captionTranslations: LocalizedText | null;
}

/** An image of an album with its asset. */
export type AlbumPictureValues = StoredAlbumPicture & { picture: PictureRow };

const texts = {
  picture: 'The image.',
  alt: 'Alternative text of the image. Null if there is none.',
  caption: 'Caption below the image. Null if there is none.',
};

@ObjectType({
  description: 'An image of an album with the fields that administrators see.',
  simpleResolvers: true,
})
export class AdminAlbumPicture {
  @Field(() => Picture, { description: texts.picture })
  picture!: PictureRow;

  @Field(() => LocalizedTextType, { nullable: true, description: texts.alt })
  altTranslations!: LocalizedText | null;

  @Field(() => LocalizedTextType, { nullable: true, description: texts.caption })
  captionTranslations!: LocalizedText | null;
}

@InputType({ description: 'An image to add to an album.' })
export class AlbumPictureInput {
  @Field(() => ID, { description: 'ID of an image uploaded for content. An album can show it only once.' })
  pictureId!: string;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description:
      'Alternative text of the image, at most 300 characters in each language. If left out or null, ' +
      'there is none.',
  })
  alt?: LocalizedTextInput | null;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description:
      'Caption below the image, at most 300 characters in each language. If left out or null, there is ' +
      'none.',
  })
  caption?: LocalizedTextInput | null;
}

@ObjectType({ description: 'An image of an album.', simpleResolvers: true })
export class AlbumPicture {
  @Field(() => Picture, { description: texts.picture })
  picture!: PictureRow;

  @Localized(texts.alt, { nullable: true })
  alt(_lang?: string): string | undefined {
    return undefined;
  }

  @Localized(texts.caption, { nullable: true })
  caption(_lang?: string): string | undefined {
    return undefined;
  }
}
