import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** An impersonation in a session of an administrator, until the administrator ends it. */
@Entity('impersonation')
export class ImpersonationEntity {
  @PrimaryColumn('text')
  issuer!: string;

  @PrimaryColumn('text')
  sessionId!: string;

  @ForeignKey('profile', { onDelete: 'CASCADE' })
  @Column('uuid')
  administratorId!: string;

  @ForeignKey('profile', { onDelete: 'CASCADE' })
  @Column('uuid')
  profileId!: string;

  @Column('timestamptz')
  until!: Date;
}
