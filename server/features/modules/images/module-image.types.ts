import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LocalizedTextInput, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';

@ObjectType({ description: 'An image of a module as administrators edit it.', simpleResolvers: true })
export class EditedModuleImage {
  @Field(() => ID, { description: 'Identifies the image in this module.' })
  id!: string;

  @Field(() => String, { description: 'Address of the small variant, at most 480 pixels wide or high.' })
  smUrl!: string;

  @Field(() => String, { description: 'Address of the large variant, at most 1600 pixels wide or high.' })
  lgUrl!: string;

  @Field(() => String, { description: 'Address of the image in its own size.' })
  originalUrl!: string;

  @Field(() => Int, { description: 'Width of the original, in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height of the original, in pixels.' })
  height!: number;

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'What it shows, for who does not see it, plain text; null where nothing is said.',
  })
  altTranslations!: LocalizedText | null;

  @Field(() => DateTime, { description: 'When it was last changed; goes back with the next change.' })
  updatedAt!: string;
}

@ObjectType({ description: 'The images of a module as administrators edit them.', simpleResolvers: true })
export class EditedModuleImages {
  @Field(() => ID, { description: 'Id of the module.' })
  moduleId!: string;

  @ListSize(20)
  @Field(() => [EditedModuleImage], { description: 'The images in their order, at most 20.' })
  images!: EditedModuleImage[];
}

@InputType({ description: 'What changes about an image of a module; what is left out stays.' })
export class ModuleImageInput {
  @Field(() => LocalizedTextInput, {
    nullable: true,
    description:
      'What it shows, a line of plain text of at most 300 characters a language; null takes it away.',
  })
  alt?: LocalizedTextInput | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Its place among the images, from 0; one too high means the last.',
  })
  position?: number | null;
}
