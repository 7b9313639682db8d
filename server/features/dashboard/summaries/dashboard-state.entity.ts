import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The state of the summaries. The table has one row. */
@Entity('dashboard_state')
export class DashboardStateEntity {
  @PrimaryColumn('int', { default: 1 })
  id!: number;

  /** Results that changed before this time are in the summaries, or their days are due. */
  @Column('timestamptz', { nullable: true })
  readTo!: Date | null;

  @Column('timestamptz', { nullable: true })
  refreshedAt!: Date | null;

  /** The last person whom the current round has checked; null at its start. */
  @Column('uuid', { nullable: true })
  sweptTo!: string | null;

  @Column('int', { default: 0 })
  proPeople!: number;
}
