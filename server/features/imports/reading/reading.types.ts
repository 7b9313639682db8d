import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Sync } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type DateOrder, DateOrderEnum } from './date-order.enum';
import { onlyDateOrder, type SlashDates } from '../kinds/slash-dates';

export enum ImportEncodingEnum {
  utf_8 = 'utf_8',
  utf_16le = 'utf_16le',
  utf_16be = 'utf_16be',
  windows_1252 = 'windows_1252',
  macintosh = 'macintosh',
}
export type ImportEncoding = keyof typeof ImportEncodingEnum;
registerEnumType(ImportEncodingEnum, {
  name: 'ImportEncoding',
  description: 'Encoding of a CSV file.',
  valuesConfig: {
    utf_8: { description: 'UTF-8.' },
    utf_16le: { description: 'UTF-16, little-endian.' },
    utf_16be: { description: 'UTF-16, big-endian.' },
    windows_1252: { description: 'Windows-1252 (Western European).' },
    macintosh: { description: 'Mac Roman.' },
  },
});

@ObjectType({ description: 'A row at the beginning of a file.', simpleResolvers: true })
export class ImportFirstRow {
  @Field(() => Int, { description: 'Line of the row in the file.' })
  line!: number;

  @ListSize(30)
  @Field(() => [String], {
    description: 'First cells of the row, at most 30, of at most 60 characters each.',
  })
  cells!: string[];
}

@ObjectType({
  description: 'A word that reads differently in Windows-1252 and Mac Roman.',
  simpleResolvers: true,
})
export class ImportDoubtfulWord {
  @Field(() => String, { description: 'Word in Windows-1252.' })
  windows!: string;

  @Field(() => String, { description: 'Word in Mac Roman.' })
  macintosh!: string;
}

@ObjectType({
  description: 'Dates of a column in which the day or the month could be first.',
  simpleResolvers: true,
})
export class ImportSlashDates implements SlashDates {
  @Field(() => Int, { description: 'Number of these dates.' })
  count!: number;

  @Field(() => Int, { description: 'Number of dates that are valid with the day first.' })
  dayMonthCount!: number;

  @Field(() => Int, { description: 'Number of dates that are valid with the month first.' })
  monthDayCount!: number;

  @Field(() => String, {
    nullable: true,
    description: 'First date that has a different meaning in each order. Null if there is none.',
  })
  sample!: string | null;

  @Field(() => Int, { nullable: true, description: 'Line of that date. Null if there is none.' })
  sampleLine!: number | null;

  @Field(() => DateOrderEnum, {
    nullable: true,
    description: 'Only order in which all dates are valid. Null if it must be chosen.',
  })
  @Sync<ImportSlashDates>(onlyDateOrder)
  onlyOrder!: DateOrder | null;
}

@ObjectType({ description: 'Settings for reading the file of an import.', simpleResolvers: true })
export class ImportReading {
  @Field(() => ImportEncodingEnum, {
    nullable: true,
    description:
      'Encoding of a CSV file, chosen or detected. Null for a workbook, and until the file is read.',
  })
  encoding!: ImportEncoding | null;

  @Field(() => Boolean, {
    description: 'Whether the encoding must be chosen before columns can be matched.',
  })
  encodingNeeded!: boolean;

  @ListSize(3)
  @Field(() => [ImportDoubtfulWord], {
    description: 'Words that read differently in Windows-1252 and Mac Roman. Empty if there are none.',
  })
  doubtfulWords!: ImportDoubtfulWord[];

  @Field(() => Int, { nullable: true, description: 'Line of the headings. Null until the file is read.' })
  headingLine!: number | null;

  @ListSize(20)
  @Field(() => [ImportFirstRow], { description: 'First rows of the file, one of which has the headings.' })
  firstRows!: ImportFirstRow[];

  @Field(() => DateOrderEnum, {
    nullable: true,
    description:
      'Order of dates that was chosen. Null if the portal uses the one that fits all dates of a column.',
  })
  dateOrder!: DateOrder | null;
}
