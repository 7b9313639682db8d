import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A temporary link for downloading a file of an article. */
@Entity('article_file_link')
export class ArticleFileLinkEntity {
  @PrimaryColumn('text')
  tokenSha256!: string;

  @ForeignKey('article', { onDelete: 'CASCADE' })
  @Index('article_file_link_article_id')
  @Column('uuid')
  articleId!: string;

  @Column('uuid')
  fileId!: string;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  @Index('article_file_link_expires_at')
  @Column('timestamptz')
  expiresAt!: Date;
}
