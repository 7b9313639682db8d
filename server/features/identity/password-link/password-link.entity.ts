import { type LinkPurpose, linkPurposes } from './link-purpose';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A link for setting a new password. */
@Entity('password_link')
export class PasswordLinkEntity {
  @PrimaryColumn('text')
  tokenSha256!: string;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  /** The account at the identity provider whose password it sets. */
  @Column('text')
  subject!: string;

  @Column({ type: 'text', enum: linkPurposes, default: 'forgotten' })
  purpose!: LinkPurpose;

  @Column('timestamptz')
  expiresAt!: Date;
}
