import type { JSONWebKeySet } from 'jose';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The public keys that a hosted identity provider was seen with last. */
@Entity('identity_keys')
export class IdentityKeysEntity {
  @PrimaryColumn('text')
  issuer!: string;

  @Column('jsonb')
  keys!: JSONWebKeySet;

  @Column('timestamptz', { default: () => 'now()' })
  readAt!: Date;
}
