import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The progress of a gold dealer's people in the modules of its program. */
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
