import type { JSONWebKeySet } from 'jose';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last known public keys of a hosted identity provider. */
@Entity('identity_keys')
export class IdentityKeysEntity {
  @PrimaryColumn('text')
  issuer!: string;

  @Column('jsonb')
  keys!: JSONWebKeySet;

  @Column('timestamptz', { default: () => 'now()' })
  readAt!: Date;
}
