import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the people of a gold dealer are with the modules of its program. */
@Entity('account_progress')
export class AccountProgressEntity {
  @PrimaryColumn('uuid')
  accountId!: string;

  @Column('text')
  kind!: string;

  @Column('int')
  people!: number;

  @Column('int')
  modules!: number;

  @Column('int')
  finished!: number;

  @Column('int')
  passed!: number;

  @Column('int')
  failed!: number;

  @Column('timestamptz')
  readAt!: Date;
}
