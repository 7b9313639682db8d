import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type ResultKind, resultKinds } from '../dashboard.enums';

/** The results of a week at a test, of an account or a store; of a question, how often it was answered. */
@Entity('result_week')
export class ResultWeekEntity {
  @PrimaryColumn('date')
  week!: string;

  @PrimaryColumn({ type: 'text', enum: [...resultKinds] })
  kind!: ResultKind;

  @PrimaryColumn('text')
  key!: string;

  @Column('int')
  passed!: number;

  @Column('int')
  failed!: number;
}
