import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type StuckKind, StuckKindEnum } from '../dashboard.enums';

/** A person who needs help to continue. */
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
