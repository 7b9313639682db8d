import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A session of an administrator who sees the portal as somebody else, until its administrator goes back. */
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
