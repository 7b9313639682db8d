import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A recorded session of the identity provider. */
@Entity('identity_session')
export class IdentitySessionEntity {
  @PrimaryColumn('text')
  issuer!: string;

  @PrimaryColumn('text')
  sessionId!: string;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  startedAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
