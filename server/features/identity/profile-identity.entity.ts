import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** By which subject of an identity provider a person signs in. */
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
