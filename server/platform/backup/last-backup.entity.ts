import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the last backup was complete; one row, or none before the first backup. */
@Entity('last_backup')
export class LastBackupEntity {
  @PrimaryColumn('int', { default: 1 })
  id!: number;

  @Column('timestamptz')
  completedAt!: Date;
}
