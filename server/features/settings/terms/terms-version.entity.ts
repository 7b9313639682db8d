import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LocalizedText } from '#server/platform/language/i18n';

/** A version of the terms. It never changes, because people accepted exactly this text. */
@Entity('terms_version')
export class TermsVersionEntity {
  @PrimaryColumn('int')
  number!: number;

  @Column('jsonb')
  text!: LocalizedText;

  @Column('jsonb', { nullable: true })
  changeNote!: LocalizedText | null;

  @Column('timestamptz', { default: () => 'now()' })
  publishedAt!: Date;
}
