import { ArrayMaxSize } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ImportKind, ImportKindEnum, type ImportOutcome, ImportOutcomeEnum } from './import.enums';
import { ImportRow } from './import-row.types';
import { Import, maxColumns } from './import.types';
import { type DateOrder, DateOrderEnum } from './reading/date-order.enum';
import { type ImportEncoding, ImportEncodingEnum } from './reading/reading.types';

@InputType({ description: 'Filter of a list of imports.' })
export class ImportFilter {
  @Field(() => ImportKindEnum, {
    nullable: true,
    description: 'Imports of this kind. If left out or null: no filter.',
  })
  kind?: ImportKind | null;
}

@InputType({ description: 'Filter of the rows of an import.' })
export class ImportRowFilter {
  @Field(() => ImportOutcomeEnum, {
    nullable: true,
    description: 'Rows with this outcome. If left out or null: no filter.',
  })
  outcome?: ImportOutcome | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for rows that remove PRO from a person. If left out, null or false: no filter.',
  })
  revokesPro?: boolean | null;
}

@InputType({ description: 'A file to import.' })
export class CreateImportInput {
  @Field(() => ImportKindEnum, { description: 'Kind of records in the file.' })
  kind!: ImportKind;

  @Field(() => ID, {
    description: 'ID of the stored file, a .csv or .xlsx that the caller has uploaded as `file`.',
  })
  fileId!: string;
}

@InputType({ description: 'Meaning of a word in a file.' })
export class ImportWordInput {
  @Field(() => String, { description: 'Word as in the file.' })
  word!: string;

  @Field(() => String, { description: 'Choice of the field that the word means.' })
  means!: string;
}

@InputType({ description: 'A column that is matched to a field.' })
export class ImportColumnInput {
  @Field(() => Int, { description: 'Index of the column in the file, from 0.' })
  index!: number;

  @Field(() => String, { description: 'Name of the field.' })
  field!: string;

  @Field(() => [ImportWordInput], {
    nullable: true,
    description: "Meanings of words that aren't choices of the field. If left out or null, there are none.",
  })
  words?: ImportWordInput[] | null;
}

@InputType({
  description: 'Settings for reading the file of an import.',
})
export class ReadImportInput {
  @Field(() => ID, { description: 'ID of the import.' })
  id!: string;

  @Field(() => ImportEncodingEnum, {
    nullable: true,
    description:
      'Encoding of a file that may be in Windows-1252 or Mac Roman. If left out, it stays unchanged. With null, the portal detects it.',
  })
  encoding?: ImportEncoding | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Line of the headings, one of the first rows. If left out, it stays unchanged. With null, the portal detects it.',
  })
  headingLine?: number | null;

  @Field(() => DateOrderEnum, {
    nullable: true,
    description:
      'Order of dates such as 03/09/2025. If left out, it stays unchanged. With null, the portal uses the only order that fits.',
  })
  dateOrder?: DateOrder | null;
}

@InputType({ description: 'Columns of an import to match to fields.' })
export class MatchImportColumnsInput {
  @Field(() => ID, { description: 'ID of the import.' })
  id!: string;

  @ArrayMaxSize(maxColumns)
  @Field(() => [ImportColumnInput], {
    description: 'Columns that are matched to fields. All other columns are ignored.',
  })
  columns!: ImportColumnInput[];
}

@InputType({ description: 'A correction of a cell.' })
export class ImportValueInput {
  @Field(() => String, { description: 'Name of the field that the column is matched to.' })
  field!: string;

  @Field(() => String, {
    description: 'New value of the cell, as in a file, at most 2000 characters. Empty for no value.',
  })
  value!: string;
}

@InputType({ description: 'Corrections of a rejected row of an import.' })
export class CorrectImportRowInput {
  @Field(() => ID, { description: 'ID of the import.' })
  id!: string;

  @Field(() => Int, { description: 'Line of the row.' })
  line!: number;

  @ArrayMaxSize(maxColumns)
  @Field(() => [ImportValueInput], { description: 'Cells to change. All other cells stay unchanged.' })
  values!: ImportValueInput[];
}

@InputType({ description: 'Import to start.' })
export class StartImportInput {
  @Field(() => ID, { description: 'ID of the import.' })
  id!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to send invitations by e-mail to people whom the import adds.',
  })
  invite!: boolean;
}

@InputType({ description: 'Import to stop.' })
export class StopImportInput {
  @Field(() => ID, { description: 'ID of the import.' })
  id!: string;
}

@InputType({ description: 'Import to undo.' })
export class UndoImportInput {
  @Field(() => ID, { description: 'ID of the import.' })
  id!: string;
}

@InputType({ description: 'Import to resume.' })
export class ResumeImportInput {
  @Field(() => ID, { description: 'ID of the import.' })
  id!: string;
}

@InputType({ description: 'Import to discard.' })
export class DiscardImportInput {
  @Field(() => ID, { description: 'ID of the import.' })
  id!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class CreateImportPayload {
  @Field(() => Import, { description: 'The import whose file is being read.' })
  import!: Import;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class ReadImportPayload {
  @Field(() => Import, { description: 'The import whose file is being read.' })
  import!: Import;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class MatchImportColumnsPayload {
  @Field(() => Import, { description: 'The import whose rows are being checked.' })
  import!: Import;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class CorrectImportRowPayload {
  @Field(() => Import, { description: 'The import with its updated counts.' })
  import!: Import;

  @Field(() => ImportRow, { description: 'The row with its updated outcome.' })
  row!: ImportRow;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class StartImportPayload {
  @Field(() => Import, { description: 'The import, which is now running.' })
  import!: Import;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class StopImportPayload {
  @Field(() => Import, { description: 'The import, which is now stopped.' })
  import!: Import;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class ResumeImportPayload {
  @Field(() => Import, { description: 'The import, which is now running.' })
  import!: Import;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class UndoImportPayload {
  @Field(() => Import, { description: 'The import that is being undone.' })
  import!: Import;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class DiscardImportPayload {
  @Field(() => Import, { description: 'The discarded import.' })
  import!: Import;
}
