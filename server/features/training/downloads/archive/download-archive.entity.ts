import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A link by which a person may fetch files of a module as one archive for a while. */
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
