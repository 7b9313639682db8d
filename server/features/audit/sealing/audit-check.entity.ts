import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The result of the last check of the audit log. The table has one row. */
@Entity('audit_check')
export class AuditCheckEntity {
  @PrimaryColumn('int', { default: 1 })
  id!: number;

  @Column('timestamptz')
  checkedAt!: Date;

  /** The number of sealed entries that were compared. */
  @Column('bigint')
  entries!: string;

  @Column('int')
  findings!: number;

  /** The last block at that time, which the next check expects; null if nothing was sealed. */
  @Column('text', { nullable: true })
  head!: string | null;
}
