import { Entity, PrimaryColumn } from 'typeorm';

/** A day whose summaries must be refreshed. */
@Entity('dashboard_due')
export class DashboardDueEntity {
  @PrimaryColumn('date')
  day!: string;
}
