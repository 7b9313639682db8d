import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';

/** That a person gave an account number that is none. */
@Entity('program_miss')
export class ProgramMissEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
