import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Sync } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { LanguageEnum } from '#server/platform/graphql/language';
import type { Language } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import { type ImportKind, ImportKindEnum, type ImportStatus, ImportStatusEnum } from './import.enums';
import { FieldLabel } from './field-label';
import { meaningsOf } from './kinds/words';
import { ImportReading, ImportSlashDates } from './reading.types';

/** How many columns a file may have. */
export const mostColumns = 256;
/** How many different values of a column are kept, to be given their meaning. */
export const mostWords = 20;

@ObjectType({ description: 'What a column of a file can become.', simpleResolvers: true })
export class ImportField {
  @Field(() => String, { description: 'Name of the field.' })
  field!: string;

  @FieldLabel()
  label!: string;

  @Field(() => Boolean, { description: 'Whether rows are found by it.' })
  finds!: boolean;

  @Field(() => Boolean, { description: 'Whether a row that adds something needs it.' })
  required!: boolean;

  @ListSize(12)
  @Field(() => [String], { description: 'The words that it takes; none where it takes others too.' })
  choices!: readonly string[];
}

@ObjectType({ description: 'What a word of a file means.', simpleResolvers: true })
export class ImportWord {
  @Field(() => String, { description: 'The word as it stands in the file.' })
  word!: string;

  @Field(() => String, {
    nullable: true,
    description: 'One of the choices of the field; null while unknown.',
  })
  means!: string | null;
}

@ObjectType({ description: 'What a word means by itself, as one of the fields.', simpleResolvers: true })
export class ImportMeaning {
  @Field(() => String, { description: 'The word as it stands in the file.' })
  word!: string;

  @Field(() => String, { description: 'Name of the field.' })
  field!: string;

  @Field(() => String, { description: 'The choice of the field that it stands for.' })
  means!: string;
}

@ObjectType({ description: 'A column of a file, and what becomes of it.', simpleResolvers: true })
export class ImportColumn {
  @Field(() => Int, { description: 'Its place in the file, from 0.' })
  index!: number;

  @Field(() => String, { description: 'What stands over it.' })
  heading!: string;

  @ListSize(3)
  @Field(() => [String], { description: 'The first different values in it.' })
  samples!: string[];

  @Field(() => Int, { description: 'In how many rows it is not empty.' })
  filled!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The field that it becomes; null where it is left out.',
  })
  field!: string | null;

  @ListSize(10)
  @Field(() => [ImportWord], {
    description:
      `Its words, with their meaning where its field takes some words alone; the first ${mostWords} of such a field, and ` +
      'none of another that has so many.',
  })
  words!: ImportWord[];

  @Field(() => ImportSlashDates, {
    nullable: true,
    description: 'Its dates such as 03/09/2025; null if it has none.',
  })
  @Sync<ImportColumn>(({ slashDates }) => slashDates ?? null)
  slashDates?: ImportSlashDates | null;

  @ListSize(10)
  @Field(() => [ImportMeaning], {
    description: 'What its words mean by themselves, as each field that takes some words alone.',
  })
  @Sync<ImportColumn>(({ words }) => meaningsOf(words.map(({ word }) => word)))
  known!: ImportMeaning[];
}

@ObjectType({ description: 'How many rows come to what.', simpleResolvers: true })
export class ImportCounts {
  @Field(() => Int, { description: 'Rows that add something.' })
  add!: number;

  @Field(() => Int, { description: 'Rows that change something.' })
  change!: number;

  @Field(() => Int, { description: 'Rows that say what is so already.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Rows that are rejected.' })
  reject!: number;
}

@ObjectType({ description: 'What undoing an import does, or did.', simpleResolvers: true })
export class ImportUndo {
  @Field(() => Int, { description: 'What was added and goes again.' })
  removed!: number;

  @Field(() => Int, { description: 'What was added and stays, such as people who have signed in since.' })
  addedStays!: number;

  @Field(() => Int, { description: 'Records whose former values come back.' })
  restored!: number;

  @Field(() => Int, { description: 'Fields that were changed again since, and stay as they are.' })
  fieldsStay!: number;
}

@ObjectType({ description: 'Why an import failed, or was stopped by the portal.', simpleResolvers: true })
export class ImportFailure {
  @Field(() => String, { description: 'A code of docs/errors.md.' })
  code!: string;

  @Field(() => String, { description: 'A sentence in English.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What is wrong with the file, a word of docs/imports.md; null where it is not the file.',
  })
  reason!: string | null;

  @Field(() => Int, { nullable: true, description: 'The line at fault; null where it is none.' })
  line!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many rows there are; null where that is not the reason.',
  })
  rows!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many columns there are; null where that is not the reason.',
  })
  columns!: number | null;
}

@ObjectType({
  description: 'A file of people, accounts, points, results or translations on its way into the portal.',
  simpleResolvers: true,
})
export class Import {
  @Field(() => ID, { description: 'Identifies the import.' })
  id!: string;

  @Field(() => ImportKindEnum, { description: 'What its file is a list of.' })
  kind!: ImportKind;

  @Field(() => ImportStatusEnum, { description: 'Where it is.' })
  status!: ImportStatus;

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string;

  @Field(() => DateTime, { description: 'When the file was given to it.' })
  createdAt!: string;

  @Field(() => String, { nullable: true, description: 'Name of the person or ID of the API client.' })
  @PersonName()
  madeBy!: string | null;

  @ListSize(30)
  @Field(() => [ImportColumn], { description: 'The columns of the file; none until it is read.' })
  columns!: ImportColumn[];

  @Field(() => ImportReading, { description: 'How its file is read.' })
  reading!: ImportReading;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Language of a file of translations; null for sheets, and until the file is read.',
  })
  language!: Language | null;

  @Field(() => Boolean, {
    description: 'Whether the columns are matched as they were in an earlier file with these headings.',
  })
  remembered!: boolean;

  @Field(() => Int, { nullable: true, description: 'Rows of the file; null until it is read.' })
  rowCount!: number | null;

  @Field(() => Int, {
    description: 'Rows that are through in what goes on just now: read, checked, taken or undone.',
  })
  done!: number;

  @Field(() => ImportCounts, {
    description:
      'What its rows come to: expected, and as they came for those that the import has been through. All rows.',
  })
  counts!: ImportCounts;

  @Field(() => ImportCounts, { description: 'What came of the rows that the import has been through.' })
  doneCounts!: ImportCounts;

  @Field(() => Int, { description: 'Rows that take PRO away from a person.' })
  takesPro!: number;

  @Field(() => Boolean, { description: 'Whether people whom it adds are invited by e-mail.' })
  invites!: boolean;

  @Field(() => ImportFailure, {
    nullable: true,
    description: 'Why it failed, or was stopped by the portal; null where it was not.',
  })
  failure!: ImportFailure | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was started; null before.' })
  startedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When its last row was through, or it was stopped; null before.',
  })
  endedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when it can be undone as a whole; null where it cannot.',
  })
  undoUntil!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was undone; null where it was not.' })
  undoneAt!: string | null;

  @Field(() => ImportUndo, { nullable: true, description: 'What undoing did; null where it was not undone.' })
  undo!: ImportUndo | null;

  @Field(() => DateTime, {
    description: 'When its file and its rows are forgotten; the import itself is kept.',
  })
  forgottenAt!: string;
}

@ObjectType({ description: 'An import with its place in the list.', simpleResolvers: true })
export class ImportEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => Import, { description: 'The import.' })
  node!: Import;
}

@ObjectType({ description: 'A page of imports.', simpleResolvers: true })
export class ImportConnection implements Counted {
  @Field(() => [Import], { description: 'The imports.' })
  nodes!: Import[];

  @Field(() => [ImportEdge], { description: 'The imports with their places.' })
  edges!: ImportEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}
