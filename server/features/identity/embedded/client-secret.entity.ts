import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A secret by which a program asks the embedded provider for tokens; at most three are valid while they change. */
@Entity('client_secret', { schema: 'idp' })
export class ClientSecretEntity {
  /** Enough to keep of 256 random bits: there is nothing to guess. */
  @PrimaryColumn('text')
  secretSha256!: string;

  @Column('text')
  clientId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
