import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type ResultKind, resultKinds } from '../dashboard.enums';

/** The results of a week by test, account or store, or the answers to a question. */
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
