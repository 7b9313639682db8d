import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the summaries are; one row. */
@Entity('dashboard_state')
export class DashboardStateEntity {
  @PrimaryColumn('int', { default: 1 })
  id!: number;

  /** Results that changed before then are in the summaries, or their days are due. */
  @Column('timestamptz', { nullable: true })
  readTo!: Date | null;

  @Column('timestamptz', { nullable: true })
  refreshedAt!: Date | null;

  /** The person up to whom this round has looked who is stuck; null at its beginning. */
  @Column('uuid', { nullable: true })
  sweptTo!: string | null;

  @Column('int', { default: 0 })
  proPeople!: number;
}
