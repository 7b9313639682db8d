import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A secret of an API client at the embedded provider. At most three are valid at the same time. */
@Entity('client_secret', { schema: 'idp' })
export class ClientSecretEntity {
  /** A plain hash is enough, because 256 random bits can't be guessed. */
  @PrimaryColumn('text')
  secretSha256!: string;

  @Column('text')
  clientId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
