import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';

/** A download of a module's file by a person. */
@Entity('download_use')
export class DownloadUseEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @ForeignKey('module_download', { onDelete: 'CASCADE' })
  @Column('uuid')
  downloadId!: string;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  @Column('timestamptz')
  at!: Date;
}
