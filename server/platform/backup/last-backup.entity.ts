import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The completion time of the last backup. The table has one row, or none before the first backup. */
@Entity('last_backup')
export class LastBackupEntity {
  @PrimaryColumn('int', { default: 1 })
  id!: number;

  @Column('timestamptz')
  completedAt!: Date;
}
