import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A side row of the audit that went, as a trigger notes it: without values. */
@Entity('audit_erased')
export class AuditErasedEntity {
  /** That of the side row. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { nullable: true })
  profileId!: string | null;

  /** Null of what had gone before it was noted. */
  @Column('timestamptz', { nullable: true })
  erasedAt!: Date | null;
}
