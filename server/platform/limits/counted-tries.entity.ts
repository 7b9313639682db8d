import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Tries of somebody at something that may be tried so often only. */
@Entity('counted_tries')
export class CountedTriesEntity {
  @PrimaryColumn('text')
  key!: string;

  @Column('int')
  tries!: number;

  @Column('timestamptz')
  openAt!: Date;

  @Column('timestamptz')
  forgottenAt!: Date;
}
