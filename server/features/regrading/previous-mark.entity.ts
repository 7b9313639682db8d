import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { type CountedStatus, CountedStatusEnum } from './regrade.enums';

/** The mark of an attempt before a regrade. */
@Entity('previous_mark')
export class PreviousMarkEntity {
  @ForeignKey('attempt')
  @PrimaryColumn('uuid')
  attemptId!: string;

  @ForeignKey('regrade')
  @PrimaryColumn('uuid')
  regradeId!: string;

  @Column({ type: 'text', enum: Object.values(CountedStatusEnum) })
  status!: CountedStatus;

  @Column('int')
  score!: number;

  @Column('int')
  correctCount!: number;

  @Column('int')
  pointsEarned!: number;

  @Column('jsonb')
  incorrectQuestions!: unknown;

  @Column('timestamptz')
  replacedAt!: Date;
}
