import { type TranslatedInto, translations } from '#server/platform/language/i18n';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type { TranslatedInto };

export const translatedInto: readonly TranslatedInto[] = translations.map(({ code }) => code);

/** A translation whose English text has changed since it was written. */
@Entity('outdated_translation')
export class OutdatedTranslationEntity {
  /** Kind of the record in the audit log. */
  @PrimaryColumn('text')
  kind!: string;

  @PrimaryColumn('text')
  resourceId!: string;

  @PrimaryColumn({ type: 'text', enum: [...translatedInto] })
  lang!: TranslatedInto;

  /**
   * Digest of the current English text and translation. The row no longer applies once either has changed.
   */
  @PrimaryColumn('text')
  digest!: string;

  /**
   * Digest of the English text that was translated. If the English changes back to it, the translation is up
   * to date again.
   */
  @Column('text')
  source!: string;

  @Column('timestamptz')
  changedAt!: Date;
}
