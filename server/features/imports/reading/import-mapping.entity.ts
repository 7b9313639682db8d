import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type ImportKind, ImportKindEnum } from '../import.enums';

/** Only sheets have columns. */
const sheetKinds = Object.values(ImportKindEnum).filter((kind) => kind !== ImportKindEnum.translations);

/** The last mapping of columns for files with the same headings. */
@Entity('import_mapping')
export class ImportMappingEntity {
  @PrimaryColumn({ type: 'text', enum: sheetKinds })
  kind!: ImportKind;

  /** SHA-256 of the headings in order. */
  @PrimaryColumn('text')
  headings!: string;

  @Column('jsonb')
  columns!: { field: string | null; words: Record<string, string> }[];

  @Column('timestamptz', { default: () => 'now()' })
  usedAt!: Date;
}
