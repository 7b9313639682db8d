import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { CellFaults } from '#server/platform/sheets/sheet';
import { type ImportOutcome, ImportOutcomeEnum, UndoneRowEnum } from './import.enums';
import type { Reason } from './checking/reasons';

/** A row of a file with its outcome. */
@Entity('data_import_row')
export class DataImportRowEntity {
  @ForeignKey('data_import', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  importId!: string;

  @PrimaryColumn('int')
  line!: number;

  @Column('text', { array: true })
  cells!: string[];

  /** Cells that couldn't be read exactly. Null if all could. */
  @Column('jsonb', { nullable: true })
  faults!: CellFaults | null;

  /** A text of a file of translations. Null for rows of sheets. */
  @Column('jsonb', { nullable: true })
  translation!: object | null;

  @Column('jsonb')
  values!: Record<string, string>;

  @Column({ type: 'text', nullable: true, enum: Object.values(ImportOutcomeEnum) })
  outcome!: ImportOutcome | null;

  @Column('jsonb', { default: () => "'[]'" })
  reasons!: Reason[];

  @Column('jsonb', { default: () => "'{}'" })
  changes!: Record<string, [string | null, string | null]>;

  /** The ids of the records that the values refer to. */
  @Column('jsonb', { default: () => "'{}'" })
  refs!: Record<string, string | null>;

  @Column('uuid', { nullable: true })
  targetId!: string | null;

  /** True if someone corrected its cells in the preview. */
  @Column('boolean', { default: false })
  corrected!: boolean;

  @Column('boolean', { default: false })
  done!: boolean;

  @Column({ type: 'text', nullable: true, enum: Object.values(UndoneRowEnum) })
  undone!: keyof typeof UndoneRowEnum | null;

  @Column('jsonb', { default: () => "'[]'" })
  unchangedReasons!: Reason[];
}
