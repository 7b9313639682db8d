import { Column, Entity, PrimaryColumn } from 'typeorm';

export const spans = ['hour', 'week'] as const;

/** The activity in a calendar period. */
@Entity('activity_span')
export class ActivitySpanEntity {
  @PrimaryColumn({ type: 'text', enum: [...spans] })
  span!: (typeof spans)[number];

  @PrimaryColumn('timestamptz')
  start!: Date;

  /** The number of distinct people who signed in. */
  @Column('int')
  people!: number;

  @Column('int')
  signIns!: number;

  @Column('int')
  mails!: number;

  @Column('bigint')
  pointsGiven!: string;

  @Column('bigint')
  pointsSpent!: string;

  @Column('int')
  newPro!: number;
}
