import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '#server/platform/i18n';
import type { ProfileImage } from './profile.types';

/** The columns of a profile that its owner may write. */
@Entity('profile')
export class ProfileEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('jsonb', { nullable: true })
  image!: ProfileImage | null;

  @Column('boolean', { name: 'allows_public_avatar' })
  allowsPublicAvatar!: boolean;

  @Column('text')
  lang!: Language;

  @Column('text', { nullable: true })
  location!: string | null;

  @Column('text', { nullable: true })
  country!: string | null;

  @Column('text', { nullable: true })
  state!: string | null;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
