import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Language, languages } from '#server/platform/language/i18n';

/** What is searched of a thing in a language; triggers write it whenever the thing changes. */
@Entity('search_text')
export class SearchTextEntity {
  @PrimaryColumn('uuid')
  resourceId!: string;

  @PrimaryColumn({ type: 'text', enum: [...languages] })
  lang!: Language;

  @Column('text')
  kind!: string;

  @Column('text')
  title!: string;

  /** Without the elements of rich text. */
  @Column('text')
  body!: string;

  @Column('tsvector')
  words!: string;
}
