import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { type ResetPeriod, ResetPeriodEnum, type TestCategory, TestCategoryEnum } from '../test.enums';

@Entity('test_version')
@Unique(['testId', 'number'])
export class TestVersionEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('test')
  @Column('uuid')
  testId!: string;

  @Column('int')
  number!: number;

  @Column({ type: 'text', enum: Object.values(TestCategoryEnum) })
  category!: TestCategory;

  @Column('int')
  passMark!: number;

  @Column('int', { nullable: true })
  questionsPerAttempt!: number | null;

  @Column('boolean')
  shuffle!: boolean;

  @Column('int', { nullable: true })
  timeLimitSeconds!: number | null;

  @Column('int', { nullable: true })
  maxFails!: number | null;

  @Column({ type: 'text', nullable: true, enum: Object.values(ResetPeriodEnum) })
  resetPeriod!: ResetPeriod | null;

  @Column('int')
  points!: number;

  @Column('int')
  questionCount!: number;

  @ForeignKey('profile')
  @Column('uuid', { nullable: true })
  publishedBy!: string | null;

  @Column('timestamptz')
  publishedAt!: Date;
}
