import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Language, languages } from '#server/platform/language/i18n';

/** The searched text of a record in one language. Triggers update it whenever the record changes. */
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

  /** Without HTML tags. */
  @Column('text')
  body!: string;

  @Column('tsvector')
  words!: string;
}
