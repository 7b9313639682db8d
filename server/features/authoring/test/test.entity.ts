import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { type ResetPeriod, ResetPeriodEnum, type TestCategory, TestCategoryEnum } from '../test.enums';

/** The settings of the test of a module, as they are edited. */
@Entity('test')
@Unique(['moduleId'])
export class TestEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('module')
  @Column('uuid')
  moduleId!: string;

  @Column({ type: 'text', enum: Object.values(TestCategoryEnum) })
  category!: TestCategory;

  @Column('int')
  passMark!: number;

  @Column('int', { nullable: true })
  questionsPerAttempt!: number | null;

  @Column('boolean', { default: true })
  shuffle!: boolean;

  @Column('int', { nullable: true })
  timeLimitSeconds!: number | null;

  @Column('int', { nullable: true })
  maxFails!: number | null;

  @Column({ type: 'text', nullable: true, enum: Object.values(ResetPeriodEnum) })
  resetPeriod!: ResetPeriod | null;

  @Column('int', { default: 0 })
  points!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @ForeignKey('test_version')
  @Column('uuid', { nullable: true })
  versionId!: string | null;
}
