import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A temporary link for downloading a file. */
@Entity('download_link')
export class DownloadLinkEntity {
  @PrimaryColumn('text')
  tokenSha256!: string;

  @ForeignKey('module_download', { onDelete: 'CASCADE' })
  @Column('uuid')
  downloadId!: string;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  countedAt!: Date | null;
}
