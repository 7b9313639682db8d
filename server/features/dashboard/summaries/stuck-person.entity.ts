import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type StuckKind, StuckKindEnum } from '../dashboard.enums';

/** Somebody who could go on with a little help. */
@Entity('stuck_person')
@Index('stuck_person_profile', ['profileId'])
export class StuckPersonEntity {
  @PrimaryColumn({ type: 'text', enum: Object.values(StuckKindEnum) })
  kind!: StuckKind;

  @PrimaryColumn('uuid')
  profileId!: string;

  @Column('timestamptz')
  since!: Date;
}
