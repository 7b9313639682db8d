import { Column, Entity, ForeignKey, Generated, PrimaryColumn, Unique } from 'typeorm';
import type { Scope } from '#server/platform/access/scopes';

/** An API client with its own credentials. */
@Entity('api_client')
@Unique(['id'])
export class ApiClientEntity {
  @PrimaryColumn('text')
  issuer!: string;

  @PrimaryColumn('text')
  clientId!: string;

  @Generated('uuid')
  @Column('uuid')
  id!: string;

  @Column('text', { default: '' })
  name!: string;

  @Column('text', { array: true, default: () => "'{}'" })
  scopes!: Scope[];

  @Column('boolean', { default: true })
  enabled!: boolean;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** The profile of the creator; null for older clients. */
  @ForeignKey('profile')
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  /** Servers of the previous release read this instead of the scopes. */
  @Column({ type: 'text', enum: ['reader', 'writer'], default: 'reader' })
  role!: 'reader' | 'writer';
}
