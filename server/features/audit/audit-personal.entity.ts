import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The personal values of an entry of the audit; it goes when the person is erased. */
@Entity('audit_personal')
export class AuditPersonalEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null where it is of no person, as the address of a program. */
  @Column('uuid', { nullable: true })
  profileId!: string | null;

  @Column('bytea')
  key!: Buffer;

  /** As `Changes` of the audit. */
  @Column('json')
  changes!: object;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
