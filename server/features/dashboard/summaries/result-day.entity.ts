import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type ResultKind, resultKinds } from '../dashboard.enums';

/** The results of a day at a test, of an account or a store; of a question, how often it was answered. */
@Entity('result_day')
export class ResultDayEntity {
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn({ type: 'text', enum: [...resultKinds] })
  kind!: ResultKind;

  @PrimaryColumn('text')
  key!: string;

  @Column('int')
  passed!: number;

  @Column('int')
  failed!: number;
}
