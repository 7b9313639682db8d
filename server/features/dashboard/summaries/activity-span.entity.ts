import { Column, Entity, PrimaryColumn } from 'typeorm';

export const spans = ['hour', 'week'] as const;

/** What was done in a stretch of time, by the calendar of the portal. */
@Entity('activity_span')
export class ActivitySpanEntity {
  @PrimaryColumn({ type: 'text', enum: [...spans] })
  span!: (typeof spans)[number];

  @PrimaryColumn('timestamptz')
  start!: Date;

  /** Who signed in, each counted once. */
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
