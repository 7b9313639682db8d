import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A temporary link for downloading files of a module as an archive. */
@Entity('download_archive')
export class DownloadArchiveEntity {
  @PrimaryColumn('text')
  tokenSha256!: string;

  @ForeignKey('module', { onDelete: 'CASCADE' })
  @Column('uuid')
  moduleId!: string;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  @Column('uuid', { array: true })
  downloadIds!: string[];

  @Column('uuid', { array: true })
  imageIds!: string[];

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  countedAt!: Date | null;
}
