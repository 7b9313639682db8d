import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Stored state of the embedded identity provider: sessions, codes and tokens. */
@Entity('oidc_payload', { schema: 'idp' })
export class OidcPayloadEntity {
  @PrimaryColumn('text')
  model!: string;

  @PrimaryColumn('text')
  id!: string;

  @Column('jsonb')
  payload!: unknown;

  @Column('text', { nullable: true })
  grantId!: string | null;

  @Column('text', { nullable: true })
  uid!: string | null;

  @Column('text', { nullable: true })
  userCode!: string | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  consumedAt!: Date | null;
}
