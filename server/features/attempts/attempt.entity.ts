import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { TestCategory } from '#server/features/authoring/test.enums';
import { type ResultStatus, ResultStatusEnum } from './attempt.enums';

/** A person's attempt at a test. */
@Entity('attempt')
@Index('attempt_imported_as', ['importedAs'], { unique: true })
@Index('attempt_one_in_progress', ['profileId', 'testId'], {
  unique: true,
  where: `(status = 'in_progress'::text)`,
})
export class AttemptEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  @ForeignKey('test')
  @Column('uuid')
  testId!: string;

  @Column({ type: 'text', enum: ['in_progress', ...Object.values(ResultStatusEnum)], default: 'in_progress' })
  status!: 'in_progress' | ResultStatus;

  @Column('text')
  category!: TestCategory;

  @Column('int')
  passMark!: number;

  @Column('int')
  points!: number;

  @Column('int')
  questionCount!: number;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deadlineAt!: Date | null;

  @Column('timestamptz')
  lastSavedAt!: Date;

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  /**
   * Time when the result was written or corrected, set by a trigger. Null for results from before the
   * trigger.
   */
  @Column('timestamptz', { nullable: true })
  changedAt!: Date | null;

  @Column('int', { nullable: true })
  score!: number | null;

  @Column('int', { nullable: true })
  correctCount!: number | null;

  @Column('int', { default: 0 })
  pointsEarned!: number;

  @Column('boolean', { default: false })
  promotedToPro!: boolean;

  @Column('jsonb', { nullable: true })
  incorrectQuestions!: unknown;

  @ForeignKey('test_version')
  @Column('uuid')
  testVersionId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  activeAt!: Date;

  @Column('interval', { nullable: true, default: () => "'00:00:00'" })
  workingTime!: object | null;

  /** Identifies an imported result; null for an attempt in the portal. */
  @Column('text', { nullable: true })
  importedAs!: string | null;
}
