import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** How many tests somebody has passed at least once, as triggers of the results count it; who has no row passed none. */
@Entity('tests_passed')
@Index('tests_passed_number', ['number', 'profileId'])
export class TestsPassedEntity {
  @ForeignKey('profile', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  profileId!: string;

  @Column('int', { default: 0 })
  number!: number;
}
