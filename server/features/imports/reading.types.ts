import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Sync } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import { type DateOrder, DateOrderEnum } from './date-order.enum';
import { onlyDateOrder, type SlashDates } from './kinds/slash-dates';

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
  description: 'How a CSV file writes letters as bytes.',
  valuesConfig: {
    utf_8: { description: 'UTF-8.' },
    utf_16le: { description: 'UTF-16, the lower byte first.' },
    utf_16be: { description: 'UTF-16, the higher byte first.' },
    windows_1252: { description: 'Windows-1252 (Western European).' },
    macintosh: { description: 'Mac Roman.' },
  },
});

@ObjectType({ description: 'A row at the beginning of a file.', simpleResolvers: true })
export class ImportFirstRow {
  @Field(() => Int, { description: 'Its line in the file.' })
  line!: number;

  @ListSize(30)
  @Field(() => [String], { description: 'Its first cells, up to 30 of at most 60 characters.' })
  cells!: string[];
}

@ObjectType({
  description: 'A word whose letters Windows and old Macs write by the same bytes.',
  simpleResolvers: true,
})
export class ImportDoubtfulWord {
  @Field(() => String, { description: 'The word in Windows-1252.' })
  windows!: string;

  @Field(() => String, { description: 'The word in Mac Roman.' })
  macintosh!: string;
}

@ObjectType({
  description: 'Dates of a column that could have the day or the month first.',
  simpleResolvers: true,
})
export class ImportSlashDates implements SlashDates {
  @Field(() => Int, { description: 'How many there are.' })
  count!: number;

  @Field(() => Int, { description: 'How many are valid with the day first.' })
  dayMonthCount!: number;

  @Field(() => Int, { description: 'How many are valid with the month first.' })
  monthDayCount!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The first that means another day in each order; null if there is none.',
  })
  sample!: string | null;

  @Field(() => Int, { nullable: true, description: 'Line of that date; null if there is none.' })
  sampleLine!: number | null;

  @Field(() => DateOrderEnum, {
    nullable: true,
    description: 'The only order in which all of them are valid; null if it has to be chosen.',
  })
  @Sync<ImportSlashDates>(onlyDateOrder)
  onlyOrder!: DateOrder | null;
}

@ObjectType({ description: 'How the file of an import is read.', simpleResolvers: true })
export class ImportReading {
  @Field(() => ImportEncodingEnum, {
    nullable: true,
    description:
      'Encoding of a CSV file, as chosen or as found; null for a workbook and until the file is read.',
  })
  encoding!: ImportEncoding | null;

  @Field(() => Boolean, {
    description: 'Whether the encoding has to be chosen before columns can be matched.',
  })
  encodingNeeded!: boolean;

  @ListSize(3)
  @Field(() => [ImportDoubtfulWord], {
    description: 'Words that are different in Windows-1252 and Mac Roman; none if that makes no difference.',
  })
  doubtfulWords!: ImportDoubtfulWord[];

  @Field(() => Int, { nullable: true, description: 'Line of the headings; null until the file is read.' })
  headingLine!: number | null;

  @ListSize(20)
  @Field(() => [ImportFirstRow], { description: 'The first rows, one of which has the headings.' })
  firstRows!: ImportFirstRow[];

  @Field(() => DateOrderEnum, {
    nullable: true,
    description: 'The chosen order of dates; null if it is that which fits all dates of a column.',
  })
  dateOrder!: DateOrder | null;
}
