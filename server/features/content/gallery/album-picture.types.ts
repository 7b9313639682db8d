import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Picture, type PictureRow } from '#server/features/editing/fields/picture';
import { Localized, LocalizedTextInput, LocalizedTextType } from '#server/platform/graphql/localized';
import type { LocalizedText } from '#server/platform/language/i18n';

/** How many an album may have. */
export const mostPictures = 100;

/** How many most albums have. */
export const usualPictures = 25;

/** How many of them stand for the album in lists. */
export const coverPictures = 3;

/** A picture of an album as it is stored. */
export interface StoredAlbumPicture {
  pictureId: string;
  altTranslations: LocalizedText | null;
  captionTranslations: LocalizedText | null;
}

/** A picture of an album as it is read. */
export type AlbumPictureValues = StoredAlbumPicture & { picture: PictureRow };

const texts = {
  picture: 'The picture.',
  alt: 'What is to be seen on it, for who does not see it; null where nothing is said.',
  caption: 'What is said of it below; null where nothing is.',
};

@ObjectType({ description: 'A picture of an album as administrators edit it.', simpleResolvers: true })
export class AdminAlbumPicture {
  @Field(() => Picture, { description: texts.picture })
  picture!: PictureRow;

  @Field(() => LocalizedTextType, { nullable: true, description: texts.alt })
  altTranslations!: LocalizedText | null;

  @Field(() => LocalizedTextType, { nullable: true, description: texts.caption })
  captionTranslations!: LocalizedText | null;
}

@InputType({ description: 'A picture for an album.' })
export class AlbumPictureInput {
  @Field(() => ID, { description: 'ID of an image that was uploaded as content; an album shows it once.' })
  pictureId!: string;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description: 'What is to be seen on it, at most 300 characters. Left out or null: nothing is said.',
  })
  alt?: LocalizedTextInput | null;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description: 'What is said of it below, at most 300 characters. Left out or null: nothing.',
  })
  caption?: LocalizedTextInput | null;
}

@ObjectType({ description: 'A picture of an album.', simpleResolvers: true })
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
