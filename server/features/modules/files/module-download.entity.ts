import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { type Language, languages } from '#server/platform/language/i18n';
import { type DownloadKind, DownloadKindEnum } from './download.enums';

/** A file of a module. */
@Entity('module_download')
export class ModuleDownloadEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('module')
  @Column('uuid')
  moduleId!: string;

  @Column({ type: 'text', enum: Object.values(DownloadKindEnum) })
  kind!: DownloadKind;

  @Column({ type: 'text', enum: [...languages] })
  lang!: Language;

  @Column('text')
  label!: string;

  @Column('int')
  position!: number;

  @ForeignKey('stored_file')
  @Column('uuid')
  fileId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
