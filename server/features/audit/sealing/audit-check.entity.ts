import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the last check of the whole audit found; one row. */
@Entity('audit_check')
export class AuditCheckEntity {
  @PrimaryColumn('int', { default: 1 })
  id!: number;

  @Column('timestamptz')
  checkedAt!: Date;

  /** Sealed entries that were compared. */
  @Column('bigint')
  entries!: string;

  @Column('int')
  findings!: number;

  /** The end of the chain then, which the next check looks for; null where nothing was sealed. */
  @Column('text', { nullable: true })
  head!: string | null;
}
