import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The answer of a person to a version of the terms. */
@Entity('terms_answer')
@Index('terms_answer_version', ['version', 'profileId', 'answeredAt'])
export class TermsAnswerEntity {
  @ForeignKey('profile')
  @PrimaryColumn('uuid')
  profileId!: string;

  @ForeignKey('terms_version')
  @PrimaryColumn('int')
  version!: number;

  @Column({ type: 'text', enum: ['yes', 'no'] })
  answer!: 'yes' | 'no';

  @PrimaryColumn('timestamptz', { default: () => 'now()' })
  answeredAt!: Date;
}
