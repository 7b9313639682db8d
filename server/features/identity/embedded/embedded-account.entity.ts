import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An account of the embedded identity provider. */
@Index('idp_account_broker', ['broker', 'brokerSubject'], { unique: true })
@Entity('account', { schema: 'idp' })
export class EmbeddedAccountEntity {
  @PrimaryGeneratedColumn('uuid')
  subject!: string;

  @Column('text')
  email!: string;

  @Column('boolean', { default: true })
  emailVerified!: boolean;

  @Column('text')
  name!: string;

  /** Null until the owner sets a password by an invitation. */
  @Column('text', { nullable: true })
  passwordHash!: string | null;

  /** The alias of the account's single sign-on; null if it has a password. */
  @Column('text', { nullable: true })
  broker!: string | null;

  /** The subject at the single sign-on provider. */
  @Column('text', { nullable: true })
  brokerSubject!: string | null;

  @Column('boolean', { default: true })
  enabled!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
