import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The link between a profile and a subject of an identity provider. */
@Entity('profile_identity')
export class ProfileIdentityEntity {
  @PrimaryColumn('text')
  issuer!: string;

  @PrimaryColumn('text')
  subject!: string;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  @Column('boolean', { default: false })
  emailVerified!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
