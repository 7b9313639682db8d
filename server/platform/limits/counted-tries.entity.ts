import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The throttled attempts of a caller, such as sign-in attempts. */
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
