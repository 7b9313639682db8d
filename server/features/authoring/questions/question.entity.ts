import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Language, LocalizedText } from '#server/platform/language/i18n';
import { type QuestionCredit, QuestionCreditEnum, QuestionKindEnum } from '../question.enums';
import type { QuestionKind } from '../question.types';

/** A question, as it is edited. */
@Entity('question')
@Unique(['testId', 'importKey'])
@Unique(['testId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class QuestionEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('test')
  @Column('uuid')
  testId!: string;

  @Column('int')
  position!: number;

  @Column({ type: 'text', enum: Object.values(QuestionKindEnum) })
  kind!: QuestionKind;

  @Column('jsonb')
  text!: LocalizedText;

  @Column('text', { nullable: true })
  imageUrl!: string | null;

  @Column('jsonb', { default: () => "'[]'" })
  options!: unknown[];

  @Column('jsonb', { default: () => '\'{"en": [], "es": [], "fr": []}\'' })
  accepted!: Record<Language, string[]>;

  @Column('boolean', { default: false })
  code!: boolean;

  @Column('jsonb', { nullable: true })
  feedback!: LocalizedText | null;

  @Column('int', { default: 1 })
  weight!: number;

  @Column({ type: 'text', enum: Object.values(QuestionCreditEnum), default: 'exact' })
  credit!: QuestionCredit;

  @Column('boolean', { default: true })
  enabled!: boolean;

  @Column('text', { nullable: true })
  importKey!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('text', { array: true, default: () => "'{}'" })
  tags!: string[];

  @ForeignKey('question_import')
  @Column('uuid', { nullable: true })
  importId!: string | null;

  @ForeignKey('asset')
  @Column('uuid', { nullable: true })
  imageAssetId!: string | null;

  @Column('jsonb', { nullable: true })
  imageAlt!: LocalizedText | null;
}
