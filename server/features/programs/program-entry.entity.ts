import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from '#server/features/accounts/account.entity';
import { BucketEnum } from './program.enums';
import type { Bucket } from './program.policy';

/** A person's access to a gold program, opened with an account number. */
@Entity('program_entry')
export class ProgramEntryEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  @Column({ type: 'text', enum: Object.values(BucketEnum) })
  bucket!: Bucket;

  @ForeignKey(() => AccountEntity)
  @Column('uuid')
  accountId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
