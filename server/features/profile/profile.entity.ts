import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from '#server/features/accounts/account.entity';
import { type Language, languages } from '#server/platform/language/i18n';
import type { Role, UserType } from '#server/platform/access/viewer';
import { type RemovalReason, RemovalReasonEnum } from './status/removed';
import { RoleEnum, UserTypeEnum } from './profile.enums';
import type { ProfileImage } from './profile.types';

/** A person. */
@Entity('profile')
@Index('profile_external_id', ['externalId'], { unique: true })
export class ProfileEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  /** The id of the person in another system, by which imports find people. */
  @Column('text', { nullable: true })
  externalId!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('jsonb', { nullable: true })
  image!: ProfileImage | null;

  @Column('boolean', { default: false })
  allowsPublicAvatar!: boolean;

  @Column('boolean', { default: false })
  hiddenFromLeaderboard!: boolean;

  @Column('boolean', { default: false })
  managesRetailers!: boolean;

  @Column({ type: 'text', enum: [...languages], default: 'en' })
  lang!: Language;

  @Column({ type: 'text', enum: Object.values(RoleEnum), default: 'user' })
  role!: Role;

  @Column({ type: 'text', enum: Object.values(UserTypeEnum), default: 'standard' })
  userType!: UserType;

  @ForeignKey(() => AccountEntity)
  @Column('uuid', { nullable: true })
  accountId!: string | null;

  @Column('text', { nullable: true })
  location!: string | null;

  @Column('text', { nullable: true })
  country!: string | null;

  @Column('text', { nullable: true })
  state!: string | null;

  @Column('timestamptz', { nullable: true })
  proCycleStartedAt!: Date | null;

  /** Set by a trigger whenever the type changes. */
  @Column('timestamptz', { nullable: true })
  proSince!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastSeenAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  disabledAt!: Date | null;

  /** Null for profiles that weren't removed. */
  @Column({ type: 'text', nullable: true, enum: Object.values(RemovalReasonEnum) })
  removalReason!: RemovalReason | null;

  @Column('timestamptz', { nullable: true })
  sessionsEndedAt!: Date | null;

  @Column('text', { nullable: true })
  sessionsEndedExcept!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column({ type: 'text', nullable: true, enum: ['password', 'elsewhere'] })
  sessionsEndedBy!: 'password' | 'elsewhere' | null;

  /** The final profile that the person was merged into. Only merges write it. */
  @ForeignKey('profile')
  @Column('uuid', { nullable: true })
  mergedInto!: string | null;

  @ForeignKey('terms_version')
  @Column('int', { nullable: true })
  termsVersion!: number | null;
}
