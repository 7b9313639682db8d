import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { type Language, languages } from '#server/platform/language/i18n';

/** The captions of a video in one language. */
@Entity('module_caption')
export class ModuleCaptionEntity {
  @ForeignKey('module_download', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  downloadId!: string;

  @PrimaryColumn({ type: 'text', enum: [...languages] })
  lang!: Language;

  @ForeignKey('stored_file')
  @Column('uuid')
  fileId!: string;
}
