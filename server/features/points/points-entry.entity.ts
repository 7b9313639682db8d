import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { type PointsReason, PointsReasonEnum } from './points.types';

/** A change of a balance. Entries never change. */
@Entity('points_entry')
@Unique(['idempotencyKey'])
export class PointsEntryEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  @Column('int')
  amount!: number;

  @Column({ type: 'text', enum: Object.values(PointsReasonEnum) })
  reason!: PointsReason;

  @Column('text', { nullable: true })
  note!: string | null;

  @ForeignKey('profile')
  @Column('uuid', { nullable: true })
  actorId!: string | null;

  @Column('text', { nullable: true })
  sourceId!: string | null;

  @Column('text')
  idempotencyKey!: string;

  @Column('int')
  balanceAfter!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('int', { default: 0 })
  waived!: number;
}
