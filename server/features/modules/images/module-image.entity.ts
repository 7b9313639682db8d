import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { LocalizedText } from '#server/platform/language/i18n';

/** A picture of a module. */
@Entity('module_image')
@Index('module_image_asset', ['assetId', 'moduleId'], { unique: true })
export class ModuleImageEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('module')
  @Column('uuid')
  moduleId!: string;

  @Column('text')
  originalUrl!: string;

  @Column('int')
  width!: number;

  @Column('int')
  height!: number;

  @Column('int')
  position!: number;

  @ForeignKey('asset')
  @Column('uuid', { nullable: true })
  assetId!: string | null;

  @Column('text', { nullable: true })
  smallUrl!: string | null;

  @Column('text', { nullable: true })
  largeUrl!: string | null;

  @Column('jsonb', { nullable: true })
  alt!: LocalizedText | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
