import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The personal values of an audit entry. They are deleted with the person. */
@Entity('audit_personal')
export class AuditPersonalEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null for values of no person, such as the address of an API client. */
  @Column('uuid', { nullable: true })
  profileId!: string | null;

  @Column('bytea')
  key!: Buffer;

  /** In the form of `Changes`. */
  @Column('json')
  changes!: object;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
