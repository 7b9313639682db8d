import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';

/** An unknown account number that a person entered. */
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
