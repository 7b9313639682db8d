import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Sync } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import { PageInfo } from '#server/platform/paging';
import { FieldLabel } from './field-label';
import { type ImportOutcome, ImportOutcomeEnum, UndoneRowEnum } from './import.enums';
import { reasonText } from './checking/reasons';

@ObjectType({
  description: 'Reason why a row is rejected, or why it stays when an import is undone.',
  simpleResolvers: true,
})
export class ImportReason {
  @Field(() => String, { description: 'Code of the reason. docs/imports.md lists them.' })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the field with the problem. Null if the problem is the row itself.',
  })
  field!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Value with the problem. Null if there is none.',
  })
  value!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Line of another row that the reason refers to. Null if there is none.',
  })
  line!: number | null;

  @Field(() => String, { description: 'Text of the reason in the language of the caller.' })
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
    description: "Value as the portal stores it, or as in the file if it can't be read.",
  })
  value!: string;
}

@ObjectType({ description: 'A field that a row changes.', simpleResolvers: true })
export class ImportChange {
  @Field(() => String, { description: 'Name of the field.' })
  field!: string;

  @FieldLabel()
  label!: string;

  @Field(() => String, { nullable: true, description: 'Value before the import. Null if there was none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Value after the import. Null if there is none.' })
  after!: string | null;
}

@ObjectType({ description: 'A text in a file of translations.', simpleResolvers: true })
export class ImportedText {
  @Field(() => ID, { description: 'ID of the text, as in `translatedTexts`.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether the file has a translation of the text.' })
  translated!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Kind of the record that has the text, such as `module`. Null if there is no such text.',
  })
  kind!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'English name of that record. Null if there is no such text.',
  })
  title!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Position of that record, from 1, among those of the same owner. Null if it has no owner.',
  })
  place!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Field of that record, and the path to the text in it. Null if there is no such text.',
  })
  path!: string | null;

  @Field(() => Boolean, { description: 'Whether the text is rich text.' })
  rich!: boolean;

  @Field(() => String, {
    description: 'English text at the time of the check. Before the check, as in the file.',
  })
  source!: string;

  @Field(() => String, { description: 'Translation at the time of the check. Empty if there was none.' })
  before!: string;

  @Field(() => String, {
    description: 'Translation in the file. Plain text if it is rejected, because its markup may not match.',
  })
  after!: string;
}

@ReadWith('read_people')
@ObjectType({ description: 'A row of a file, with its outcome.', simpleResolvers: true })
export class ImportRow {
  @Field(() => Int, {
    description:
      'Line of the file, from 1, headings included. In a file of translations, the number of the text, from 1.',
  })
  line!: number;

  @Field(() => ImportOutcomeEnum, { description: 'Outcome of the row.' })
  outcome!: ImportOutcome;

  @Field(() => Boolean, { description: 'Whether the import has processed the row.' })
  done!: boolean;

  @ListSize(8)
  @Field(() => [ImportValue], { description: 'Values of the row, without empty cells.' })
  values!: ImportValue[];

  @ListSize(4)
  @Field(() => [ImportChange], { description: 'Fields that the row changes. Empty if it adds a record.' })
  changes!: ImportChange[];

  @Field(() => ImportedText, {
    nullable: true,
    description:
      'Text that the row translates. Null for rows of sheets, and if the text named a deleted person.',
  })
  text!: ImportedText | null;

  @ListSize(2)
  @Field(() => [ImportReason], { description: "Reasons why the row is rejected. Empty if it isn't." })
  reasons!: ImportReason[];

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the person, account, points entry or result of the row. Null if there is none yet.',
  })
  targetId!: string | null;

  @Field(() => UndoneRowEnum, {
    nullable: true,
    description: "Effect of the undo on the row. Null if the row wasn't undone.",
  })
  undone!: UndoneRowEnum | null;

  @ListSize(2)
  @Field(() => [ImportReason], { description: 'Reasons why the row stayed when the import was undone.' })
  unchangedReasons!: ImportReason[];
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class ImportRowEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => ImportRow, { description: 'The row.' })
  node!: ImportRow;
}

@ObjectType({ description: 'A page of the rows of a file, in their order.', simpleResolvers: true })
export class ImportRowConnection implements Counted {
  @Field(() => [ImportRow], { description: 'The rows on the page.' })
  nodes!: ImportRow[];

  @Field(() => [ImportRowEdge], { description: 'The rows on the page, with their cursors.' })
  edges!: ImportRowEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}
