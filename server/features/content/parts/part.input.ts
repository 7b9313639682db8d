import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import { type PartKind, PartKindEnum } from './part.enums';

const otherwise = 'Other kinds ignore it, and it can be left out or null.';

@InputType({ description: 'A row of a table.' })
export class PartRowInput {
  @Field(() => [LocalizedTextInput], {
    description: 'Texts of the cells, one for each column. Each has at most 200 characters and may be empty.',
  })
  cells!: LocalizedTextInput[];
}

@InputType({ description: "A content block. Fields that its kind doesn't use are ignored." })
export class PartInput {
  @Field(() => PartKindEnum, { description: 'Kind of content block.' })
  kind!: PartKind;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description:
      'Text of the block: rich text in a text block, a single line in a heading, file or quote block. ' +
      `At most 200 characters in a heading or file block, 1,000 in a quote. ${otherwise}`,
  })
  text?: LocalizedTextInput | null;

  @Field(() => Int, { nullable: true, description: `Level of a heading, 2 or 3. ${otherwise}` })
  level?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: `ID of the image of a figure, uploaded for content. ${otherwise}`,
  })
  pictureId?: string | null;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description: `Alternative text of the image of a figure, at most 300 characters. ${otherwise}`,
  })
  alt?: LocalizedTextInput | null;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description: 'Caption of a figure or table, at most 300 characters. If left out or null, there is none.',
  })
  caption?: LocalizedTextInput | null;

  @Field(() => [LocalizedTextInput], {
    nullable: true,
    description:
      'Legend of a figure: up to 9 texts for the numbers from 1, each of at most 200 characters. If ' +
      'left out or null, there is none.',
  })
  legend?: LocalizedTextInput[] | null;

  @Field(() => [LocalizedTextInput], {
    nullable: true,
    description: `Column headings of a table, 1 to 12, each of at most 200 characters. ${otherwise}`,
  })
  head?: LocalizedTextInput[] | null;

  @Field(() => [PartRowInput], {
    nullable: true,
    description: `Rows of a table, 1 to 100. ${otherwise}`,
  })
  rows?: PartRowInput[] | null;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description: 'Source of a quotation, at most 200 characters. If left out or null, there is none.',
  })
  source?: LocalizedTextInput | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the stored file of a file block. It must be an uploaded document, not a video. ' +
      `${otherwise}`,
  })
  fileId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: `ID of the module that a module block links to. ${otherwise}`,
  })
  moduleId?: string | null;
}
