import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The number of different tests that a person has passed, counted by triggers. People who passed none have no row. */
@Entity('tests_passed')
@Index('tests_passed_number', ['number', 'profileId'])
export class TestsPassedEntity {
  @ForeignKey('profile', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  profileId!: string;

  @Column('int', { default: 0 })
  number!: number;
}
