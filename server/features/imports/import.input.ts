import { ArrayMaxSize } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ImportKind, ImportKindEnum, type ImportOutcome, ImportOutcomeEnum } from './import.enums';
import { ImportRow } from './import-row.types';
import { Import, mostColumns } from './import.types';
import { type DateOrder, DateOrderEnum } from './date-order.enum';
import { type ImportEncoding, ImportEncodingEnum } from './reading.types';

@InputType({ description: 'Which imports a list is narrowed to.' })
export class ImportFilter {
  @Field(() => ImportKindEnum, { nullable: true, description: 'Of one kind; any where left out or null.' })
  kind?: ImportKind | null;
}

@InputType({ description: 'Which rows of an import are wanted.' })
export class ImportRowFilter {
  @Field(() => ImportOutcomeEnum, {
    nullable: true,
    description: 'Of one outcome; any where left out or null.',
  })
  outcome?: ImportOutcome | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'With true those alone that take PRO away from a person; all where false, left out or null.',
  })
  takesPro?: boolean | null;
}

@InputType({ description: 'A file to import.' })
export class CreateImportInput {
  @Field(() => ImportKindEnum, { description: 'What it is a list of.' })
  kind!: ImportKind;

  @Field(() => ID, {
    description: 'Id of the stored file, a .csv or .xlsx that was the caller has uploaded as `file`.',
  })
  fileId!: string;
}

@InputType({ description: 'What a word of a file means.' })
export class ImportWordInput {
  @Field(() => String, { description: 'The word as it stands in the file.' })
  word!: string;

  @Field(() => String, { description: 'One of the choices of the field.' })
  means!: string;
}

@InputType({ description: 'What becomes of a column.' })
export class ImportColumnInput {
  @Field(() => Int, { description: 'Its place in the file, from 0.' })
  index!: number;

  @Field(() => String, { description: 'Name of the field that it becomes.' })
  field!: string;

  @Field(() => [ImportWordInput], {
    nullable: true,
    description:
      'What its words mean that are none of the choices of the field. Left out or null, none is given a meaning.',
  })
  words?: ImportWordInput[] | null;
}

@InputType({
  description: 'How the file of an import is read.',
})
export class ReadImportInput {
  @Field(() => ID, { description: 'Id of the import.' })
  id!: string;

  @Field(() => ImportEncodingEnum, {
    nullable: true,
    description:
      'Encoding of a file that may be in Windows-1252 or Mac Roman. Left out, it stays; with null, the portal finds it.',
  })
  encoding?: ImportEncoding | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Line of the headings, one of the first rows. Left out, it stays; with null, the portal finds it.',
  })
  headingLine?: number | null;

  @Field(() => DateOrderEnum, {
    nullable: true,
    description:
      'The order of dates such as 03/09/2025. Left out, it stays; with null, it is the only one that fits.',
  })
  dateOrder?: DateOrder | null;
}

@InputType({ description: 'How the columns of an import are matched.' })
export class MatchImportColumnsInput {
  @Field(() => ID, { description: 'Id of the import.' })
  id!: string;

  @ArrayMaxSize(mostColumns)
  @Field(() => [ImportColumnInput], {
    description: 'The columns that become fields; all others are left out.',
  })
  columns!: ImportColumnInput[];
}

@InputType({ description: 'A corrected cell of a row.' })
export class ImportValueInput {
  @Field(() => String, { description: 'Name of the field that its column becomes.' })
  field!: string;

  @Field(() => String, {
    description:
      'What stands in it from now on, as a file says it, of at most 2000 characters; empty for nothing.',
  })
  value!: string;
}

@InputType({ description: 'How a rejected row of an import is corrected.' })
export class CorrectImportRowInput {
  @Field(() => ID, { description: 'Id of the import.' })
  id!: string;

  @Field(() => Int, { description: 'Line of the row.' })
  line!: number;

  @ArrayMaxSize(mostColumns)
  @Field(() => [ImportValueInput], { description: 'The cells that change; all others stay as they are.' })
  values!: ImportValueInput[];
}

@InputType({ description: 'Which import to start.' })
export class StartImportInput {
  @Field(() => ID, { description: 'Id of the import.' })
  id!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether people whom it adds are sent an invitation by e-mail.',
  })
  invite!: boolean;
}

@InputType({ description: 'Which import to stop.' })
export class StopImportInput {
  @Field(() => ID, { description: 'Id of the import.' })
  id!: string;
}

@InputType({ description: 'Which import to undo.' })
export class UndoImportInput {
  @Field(() => ID, { description: 'Id of the import.' })
  id!: string;
}

@InputType({ description: 'Which import is to go on.' })
export class ResumeImportInput {
  @Field(() => ID, { description: 'Id of the import.' })
  id!: string;
}

@InputType({ description: 'Which import to discard.' })
export class DiscardImportInput {
  @Field(() => ID, { description: 'Id of the import.' })
  id!: string;
}

@ObjectType({ description: 'What came of giving a file to be imported.', simpleResolvers: true })
export class CreateImportPayload {
  @Field(() => Import, { description: 'The import, whose file is being read.' })
  import!: Import;
}

@ObjectType({ description: 'What came of reading a file another way.', simpleResolvers: true })
export class ReadImportPayload {
  @Field(() => Import, { description: 'The import, whose file is being read.' })
  import!: Import;
}

@ObjectType({ description: 'What came of matching columns.', simpleResolvers: true })
export class MatchImportColumnsPayload {
  @Field(() => Import, { description: 'The import, whose rows are being checked.' })
  import!: Import;
}

@ObjectType({ description: 'What came of correcting a row.', simpleResolvers: true })
export class CorrectImportRowPayload {
  @Field(() => Import, { description: 'The import, with what its rows come to now.' })
  import!: Import;

  @Field(() => ImportRow, { description: 'The row, with what comes of it now.' })
  row!: ImportRow;
}

@ObjectType({ description: 'What came of starting an import.', simpleResolvers: true })
export class StartImportPayload {
  @Field(() => Import, { description: 'The import, which runs.' })
  import!: Import;
}

@ObjectType({ description: 'What came of stopping an import.', simpleResolvers: true })
export class StopImportPayload {
  @Field(() => Import, { description: 'The import, which is stopped.' })
  import!: Import;
}

@ObjectType({ description: 'What came of having an import go on.', simpleResolvers: true })
export class ResumeImportPayload {
  @Field(() => Import, { description: 'The import, which runs.' })
  import!: Import;
}

@ObjectType({ description: 'What came of undoing an import.', simpleResolvers: true })
export class UndoImportPayload {
  @Field(() => Import, { description: 'The import, which is being undone.' })
  import!: Import;
}

@ObjectType({ description: 'What came of discarding an import.', simpleResolvers: true })
export class DiscardImportPayload {
  @Field(() => Import, { description: 'The import.' })
  import!: Import;
}
