import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import { type PartKind, PartKindEnum } from './part.enums';

const otherwise = 'Left out or null where the part is of another kind.';

@InputType({ description: 'A row of a table.' })
export class PartRowInput {
  @Field(() => [LocalizedTextInput], {
    description: 'Its cells, as many as the head has; at most 200 characters each, which may be none.',
  })
  cells!: LocalizedTextInput[];
}

@InputType({ description: 'A part of an article; fields that its kind does not have are not looked at.' })
export class PartInput {
  @Field(() => PartKindEnum, { description: 'What it is.' })
  kind!: PartKind;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description:
      'Rich text of a text; a line of at most 200 characters of a heading or a file, of at most 1,000 of a ' +
      'quote. ' +
      otherwise,
  })
  text?: LocalizedTextInput | null;

  @Field(() => Int, { nullable: true, description: `Level of a heading, 2 or 3. ${otherwise}` })
  level?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: `Id of the image of a figure, which was uploaded as content. ${otherwise}`,
  })
  pictureId?: string | null;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description: `What is to be seen on the picture of a figure, at most 300 characters. ${otherwise}`,
  })
  alt?: LocalizedTextInput | null;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description: `What stands below a figure or above a table, at most 300 characters. Left out or null: nothing.`,
  })
  caption?: LocalizedTextInput | null;

  @Field(() => [LocalizedTextInput], {
    nullable: true,
    description:
      'What the numbers on the picture of a figure stand for, from 1 to at most 9; at most 200 characters each. ' +
      'Left out or null: nothing.',
  })
  legend?: LocalizedTextInput[] | null;

  @Field(() => [LocalizedTextInput], {
    nullable: true,
    description: `The heads of the columns of a table, 1 to 12 of at most 200 characters. ${otherwise}`,
  })
  head?: LocalizedTextInput[] | null;

  @Field(() => [PartRowInput], {
    nullable: true,
    description: `The rows of a table, 1 to 100. ${otherwise}`,
  })
  rows?: PartRowInput[] | null;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description: 'Who said what is quoted, at most 200 characters. Left out or null: nobody is named.',
  })
  source?: LocalizedTextInput | null;

  @Field(() => ID, {
    nullable: true,
    description: `Id of the stored file of a file, as the upload gave it; a document, no video. ${otherwise}`,
  })
  fileId?: string | null;

  @Field(() => ID, { nullable: true, description: `Id of the module of a module. ${otherwise}` })
  moduleId?: string | null;
}
