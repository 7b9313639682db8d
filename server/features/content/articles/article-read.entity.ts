import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A person's first opening of an article. */
@Entity('article_read')
export class ArticleReadEntity {
  @ForeignKey('article', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  articleId!: string;

  @ForeignKey('profile')
  @PrimaryColumn('uuid')
  profileId!: string;

  @Column('timestamptz')
  readAt!: Date;
}
