import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A deleted side row of the audit log, recorded by a trigger without its values. */
@Entity('audit_erased')
export class AuditErasedEntity {
  /** The id of the side row. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { nullable: true })
  profileId!: string | null;

  /** Null for side rows deleted before this was recorded. */
  @Column('timestamptz', { nullable: true })
  erasedAt!: Date | null;
}
