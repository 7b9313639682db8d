import { Entity, PrimaryColumn } from 'typeorm';

/** A day whose summaries have to be read again. */
@Entity('dashboard_due')
export class DashboardDueEntity {
  @PrimaryColumn('date')
  day!: string;
}
