import { type TranslatedInto, translations } from '#server/platform/language/i18n';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type { TranslatedInto };

export const translatedInto: readonly TranslatedInto[] = translations.map(({ code }) => code);

/** A translation whose English text was changed after it was written. */
@Entity('outdated_translation')
export class OutdatedTranslationEntity {
  /** What it is a text of: the word of the audit, and the id. */
  @PrimaryColumn('text')
  kind!: string;

  @PrimaryColumn('text')
  resourceId!: string;

  @PrimaryColumn({ type: 'text', enum: [...translatedInto] })
  lang!: TranslatedInto;

  /** Of the English text and the translation as they are: once either says something else, the row means nothing. */
  @PrimaryColumn('text')
  digest!: string;

  /** Of the English text that was translated: once that stands there again, nothing is out of date. */
  @Column('text')
  source!: string;

  @Column('timestamptz')
  changedAt!: Date;
}
