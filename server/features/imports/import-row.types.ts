import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Sync } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import { PageInfo } from '#server/platform/paging';
import { FieldLabel } from './field-label';
import { type ImportOutcome, ImportOutcomeEnum, UndoneRowEnum } from './import.enums';
import { reasonText } from './reasons';

@ObjectType({
  description: 'Why a row is rejected, or stays when an import is undone.',
  simpleResolvers: true,
})
export class ImportReason {
  @Field(() => String, { description: 'Code of the reason. docs/imports.md lists them.' })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The field that it is about; null where it is the row.',
  })
  field!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The value that it is about; null where there is none.',
  })
  value!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The row that it speaks of; null where it speaks of none.',
  })
  line!: number | null;

  @Field(() => String, { description: 'The same as a sentence, in the language of who asks.' })
  @Sync<ImportReason>((reason, _none, { lang }) => reasonText(reason, lang))
  text!: string;
}

@ObjectType({ description: 'A value of a row.', simpleResolvers: true })
export class ImportValue {
  @Field(() => String, { description: 'Name of the field.' })
  field!: string;

  @FieldLabel()
  label!: string;

  @Field(() => String, {
    description: 'The value: as it is stored where it is understood, else as it is in the file.',
  })
  value!: string;
}

@ObjectType({ description: 'A field that a row changes.', simpleResolvers: true })
export class ImportChange {
  @Field(() => String, { description: 'Name of the field.' })
  field!: string;

  @FieldLabel()
  label!: string;

  @Field(() => String, { nullable: true, description: 'The value before; null for none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The value after; null for none.' })
  after!: string | null;
}

@ObjectType({ description: 'A text of a file of translations.', simpleResolvers: true })
export class ImportedText {
  @Field(() => ID, { description: 'Id of the text, as `translatedTexts` has it.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether the file has a translation of it.' })
  translated!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Kind of the record that has the text, such as `module`. Null if there is no such text.',
  })
  kind!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What that record is called in English. Null if there is no such text.',
  })
  title!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Place of that record, from 1, among those of the same owner. Null if it has no owner.',
  })
  place!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Field of that record, and the way to the text in it. Null if there is no such text.',
  })
  path!: string | null;

  @Field(() => Boolean, { description: 'Whether it is rich text.' })
  rich!: boolean;

  @Field(() => String, { description: 'The English text when it was checked, else as the file has it.' })
  source!: string;

  @Field(() => String, { description: 'The translation when it was checked. Empty if there was none.' })
  before!: string;

  @Field(() => String, {
    description: 'The translation of the file. Plain text if it is rejected, since its marks may not fit.',
  })
  after!: string;
}

@ReadWith('read_people')
@ObjectType({ description: 'A row of a file, and what comes of it.', simpleResolvers: true })
export class ImportRow {
  @Field(() => Int, {
    description:
      'Line of the file, from 1; the headings are a line too. Of a file of translations, which text of it, from 1.',
  })
  line!: number;

  @Field(() => ImportOutcomeEnum, { description: 'What comes of it.' })
  outcome!: ImportOutcome;

  @Field(() => Boolean, { description: 'Whether the import has been through it.' })
  done!: boolean;

  @ListSize(8)
  @Field(() => [ImportValue], { description: 'What it says, without empty cells.' })
  values!: ImportValue[];

  @ListSize(4)
  @Field(() => [ImportChange], { description: 'The fields that it changes; none of what is added.' })
  changes!: ImportChange[];

  @Field(() => ImportedText, {
    nullable: true,
    description: 'The text that it translates. Null for rows of sheets, and if it named a deleted person.',
  })
  text!: ImportedText | null;

  @ListSize(2)
  @Field(() => [ImportReason], { description: 'Why it is rejected; none where it is not.' })
  reasons!: ImportReason[];

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the person, account, line of points or result; null while there is none.',
  })
  targetId!: string | null;

  @Field(() => UndoneRowEnum, {
    nullable: true,
    description: 'What undoing made of it; null where it was not undone.',
  })
  undone!: UndoneRowEnum | null;

  @ListSize(2)
  @Field(() => [ImportReason], { description: 'Why it stayed when the import was undone.' })
  keptReasons!: ImportReason[];
}

@ObjectType({ description: 'A row with its place in the list.', simpleResolvers: true })
export class ImportRowEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => ImportRow, { description: 'The row.' })
  node!: ImportRow;
}

@ObjectType({ description: 'A page of the rows of a file, in their order.', simpleResolvers: true })
export class ImportRowConnection implements Counted {
  @Field(() => [ImportRow], { description: 'The rows.' })
  nodes!: ImportRow[];

  @Field(() => [ImportRowEdge], { description: 'The rows with their places.' })
  edges!: ImportRowEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}
