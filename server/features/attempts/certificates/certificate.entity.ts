import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { LocalizedText } from '#server/platform/language/i18n';

/** The certificate of a passed test. */
@Entity('certificate')
@Unique(['attemptId'])
export class CertificateEntity {
  @PrimaryColumn('text')
  number!: string;

  @ForeignKey('attempt')
  @Column('uuid')
  attemptId!: string;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  @Column('text')
  holderName!: string;

  @Column('jsonb')
  testName!: LocalizedText;

  @Column('timestamptz')
  passedAt!: Date;

  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;
}
