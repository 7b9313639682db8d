import {
  translatedInto,
  type TranslatedInto,
} from '#server/features/editing/outdated/outdated-translation.entity';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { type ActorKind, actorKinds } from '#server/features/audit/audit.enums';
import { type ImportKind, ImportKindEnum, type ImportStatus, ImportStatusEnum } from './import.enums';
import type { ImportColumn, ImportCounts, ImportFailure, ImportUndo } from './import.types';
import type { SlashDates } from './kinds/slash-dates';
import type { DateOrder } from './reading/date-order.enum';
import type { ImportEncoding, ImportFirstRow, ImportDoubtfulWord } from './reading/reading.types';

/** A stored column of a file. */
export type StoredColumn = Omit<ImportColumn, 'index' | 'known' | 'slashDates'> & {
  slashDates?: SlashDates | null;
  /** True if each of its cells is a whole number, with or without decimal zeros, as 101.0. */
  areWhole?: boolean;
};

/** The selected and the detected options for reading a file. */
export interface StoredReading {
  selected?: {
    encoding?: ImportEncoding | null;
    headingLine?: number | null;
    dateOrder?: DateOrder | null;
  };
  found?: {
    encoding: ImportEncoding | null;
    doubtfulWords: ImportDoubtfulWord[];
    headingLine: number;
    firstRows: ImportFirstRow[];
  };
}

/** An import of a file. */
@Entity('data_import')
export class DataImportEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text', enum: Object.values(ImportKindEnum) })
  kind!: ImportKind;

  @Column({ type: 'text', enum: Object.values(ImportStatusEnum), default: 'reading' })
  status!: ImportStatus;

  @ForeignKey('stored_file')
  @Column('uuid', { nullable: true })
  fileId!: string | null;

  @Column('text')
  fileName!: string;

  @Column('jsonb', { default: () => "'[]'" })
  columns!: StoredColumn[];

  @Column('jsonb', { default: () => "'{}'" })
  reading!: StoredReading;

  /** Language of a file of translations. Null for sheets. */
  @Column({ type: 'text', nullable: true, enum: [...translatedInto] })
  language!: TranslatedInto | null;

  @Column('boolean', { default: false })
  remembered!: boolean;

  @Column('boolean', { default: false })
  invites!: boolean;

  @Column('int', { nullable: true })
  rowCount!: number | null;

  /** The last processed line of the current work. */
  @Column('int', { default: 0 })
  lastLine!: number;

  /** The current pass over the lines. */
  @Column('smallint', { default: 0 })
  pass!: number;

  @Column('int', { default: 0 })
  done!: number;

  /** The number of attempts since the last progress. */
  @Column('int', { default: 0 })
  tries!: number;

  @Column('jsonb')
  counts!: ImportCounts;

  @Column('jsonb')
  doneCounts!: ImportCounts;

  @Column('int', { default: 0 })
  revokesPro!: number;

  @Column('jsonb', { nullable: true })
  undo!: ImportUndo | null;

  @Column('jsonb', { nullable: true })
  failure!: ImportFailure | null;

  @Column({ type: 'text', enum: [...actorKinds] })
  madeByKind!: ActorKind;

  @Column('text', { nullable: true })
  madeBy!: string | null;

  /** The kind of actor who started the import or is undoing it. */
  @Column({ type: 'text', nullable: true, enum: [...actorKinds] })
  requestedByKind!: ActorKind | null;

  @Column('text', { nullable: true })
  requestedBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  undoneAt!: Date | null;
}
