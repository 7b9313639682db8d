import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Sync } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import type { Language } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import { type ImportKind, ImportKindEnum, type ImportStatus, ImportStatusEnum } from './import.enums';
import { FieldLabel } from './field-label';
import { meaningsOf } from './kinds/words';
import { ImportReading, ImportSlashDates } from './reading/reading.types';

/** Maximum columns of a file. */
export const maxColumns = 256;
/** Maximum distinct values of a column that are stored for mapping. */
export const maxWords = 20;

@ObjectType({ description: 'A field that columns of a file can be matched to.', simpleResolvers: true })
export class ImportField {
  @Field(() => String, { description: 'Name of the field.' })
  field!: string;

  @FieldLabel()
  label!: string;

  @Field(() => Boolean, { description: 'Whether the field identifies existing records.' })
  finds!: boolean;

  @Field(() => Boolean, { description: 'Whether a row that adds a record needs the field.' })
  required!: boolean;

  @ListSize(12)
  @Field(() => [String], { description: 'Words that the field accepts. Empty if it accepts any text.' })
  choices!: readonly string[];
}

@ObjectType({ description: 'The meaning of a word in a file.', simpleResolvers: true })
export class ImportWord {
  @Field(() => String, { description: 'Word as in the file.' })
  word!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Choice of the field that the word means. Null until it is known.',
  })
  means!: string | null;
}

@ObjectType({ description: 'The meaning of a word for a field.', simpleResolvers: true })
export class ImportMeaning {
  @Field(() => String, { description: 'Word as in the file.' })
  word!: string;

  @Field(() => String, { description: 'Name of the field.' })
  field!: string;

  @Field(() => String, { description: 'Choice of the field that the word means.' })
  means!: string;
}

@ObjectType({
  description: 'A column of a file, and the field that it is matched to.',
  simpleResolvers: true,
})
export class ImportColumn {
  @Field(() => Int, { description: 'Index of the column in the file, from 0.' })
  index!: number;

  @Field(() => String, { description: 'Heading of the column.' })
  heading!: string;

  @ListSize(3)
  @Field(() => [String], { description: 'First different values of the column.' })
  samples!: string[];

  @Field(() => Int, { description: "Number of rows in which the column isn't empty." })
  filled!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the field that the column is matched to. Null if the column is ignored.',
  })
  field!: string | null;

  @ListSize(10)
  @Field(() => [ImportWord], {
    description: `Words of the column with their meanings. For a field with fixed choices the first ${maxWords} words; otherwise none if there are that many.`,
  })
  words!: ImportWord[];

  @Field(() => ImportSlashDates, {
    nullable: true,
    description: 'Dates such as 03/09/2025 in the column. Null if there are none.',
  })
  @Sync<ImportColumn>(({ slashDates }) => slashDates ?? null)
  slashDates?: ImportSlashDates | null;

  @ListSize(10)
  @Field(() => [ImportMeaning], {
    description: 'Meanings of the words of the column for each field with fixed choices.',
  })
  @Sync<ImportColumn>(({ words }) => meaningsOf(words.map(({ word }) => word)))
  known!: ImportMeaning[];
}

@ObjectType({ description: 'Number of rows by outcome.', simpleResolvers: true })
export class ImportCounts {
  @Field(() => Int, { description: 'Number of rows that add a record.' })
  add!: number;

  @Field(() => Int, { description: 'Number of rows that change a record.' })
  change!: number;

  @Field(() => Int, { description: 'Number of rows that change nothing.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Number of rejected rows.' })
  reject!: number;
}

@ObjectType({ description: 'The effect of undoing an import.', simpleResolvers: true })
export class ImportUndo {
  @Field(() => Int, { description: 'Number of added records that are removed.' })
  removed!: number;

  @Field(() => Int, {
    description: 'Number of added records that stay, such as people who have signed in since.',
  })
  addedStays!: number;

  @Field(() => Int, { description: 'Number of records whose former values are restored.' })
  restored!: number;

  @Field(() => Int, { description: 'Number of fields that have changed since and stay unchanged.' })
  fieldsStay!: number;
}

@ObjectType({
  description: 'Reason why an import failed, or why the portal stopped it.',
  simpleResolvers: true,
})
export class ImportFailure {
  @Field(() => String, { description: 'Code of the error. docs/errors.md lists them.' })
  code!: string;

  @Field(() => String, { description: 'Message in English.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: "Problem of the file, as listed in docs/imports.md. Null if the file isn't the problem.",
  })
  reason!: string | null;

  @Field(() => Int, { nullable: true, description: 'Line with the problem. Null if there is none.' })
  line!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Number of rows. Null if that isn't the problem.",
  })
  rows!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Number of columns. Null if that isn't the problem.",
  })
  columns!: number | null;
}

@ObjectType({
  description: 'An import of people, accounts, points, results or translations from a file.',
  simpleResolvers: true,
})
export class Import {
  @Field(() => ID, { description: 'ID of the import.' })
  id!: string;

  @Field(() => ImportKindEnum, { description: 'Kind of records in the file.' })
  kind!: ImportKind;

  @Field(() => ImportStatusEnum, { description: 'Status of the import.' })
  status!: ImportStatus;

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string;

  @Field(() => DateTime, { description: 'Time of the upload.' })
  createdAt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person or ID of the API client who created the import.',
  })
  @PersonName()
  madeBy!: string | null;

  @ListSize(30)
  @Field(() => [ImportColumn], { description: 'Columns of the file. Empty until the file is read.' })
  columns!: ImportColumn[];

  @Field(() => ImportReading, { description: 'Settings for reading the file.' })
  reading!: ImportReading;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Language of a file of translations. Null for sheets, and until the file is read.',
  })
  language!: Language | null;

  @Field(() => Boolean, {
    description: 'Whether the columns are matched as in an earlier file with the same headings.',
  })
  remembered!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of rows of the file. Null until the file is read.',
  })
  rowCount!: number | null;

  @Field(() => Int, {
    description: 'Number of rows processed in the current step: read, checked, imported or undone.',
  })
  done!: number;

  @Field(() => ImportCounts, {
    description:
      'Number of all rows by outcome: the actual one for processed rows, the expected one for others.',
  })
  counts!: ImportCounts;

  @Field(() => ImportCounts, { description: 'Number of processed rows by outcome.' })
  doneCounts!: ImportCounts;

  @Field(() => Int, { description: 'Number of rows that remove PRO from a person.' })
  revokesPro!: number;

  @Field(() => Boolean, { description: 'Whether people whom the import adds get an invitation by e-mail.' })
  invites!: boolean;

  @Field(() => ImportFailure, {
    nullable: true,
    description: 'Reason why the import failed, or why the portal stopped it. Null if neither happened.',
  })
  failure!: ImportFailure | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the start. Null before.' })
  startedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when the last row was processed or the import was stopped. Null before.',
  })
  endedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Time until which the whole import can be undone. Null if it can't.",
  })
  undoUntil!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Time when the import was undone. Null if it wasn't.",
  })
  undoneAt!: string | null;

  @Field(() => ImportUndo, {
    nullable: true,
    description: "Effect of the undo. Null if the import wasn't undone.",
  })
  undo!: ImportUndo | null;

  @Field(() => DateTime, {
    description: 'Time when the file and its rows are deleted. The import itself stays.',
  })
  forgottenAt!: string;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class ImportEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => Import, { description: 'The import.' })
  node!: Import;
}

@ObjectType({ description: 'A page of imports.', simpleResolvers: true })
export class ImportConnection implements Counted {
  @Field(() => [Import], { description: 'The imports on the page.' })
  nodes!: Import[];

  @Field(() => [ImportEdge], { description: 'The imports on the page, with their cursors.' })
  edges!: ImportEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}
