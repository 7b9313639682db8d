import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { type BulkActionName, type BulkReason, type BulkState, bulkStateEnum } from './bulk.enums';
import type { StoredValues } from './bulk-lists';

/** An administrator's action on many rows of a list. */
@Entity('bulk_action')
@Unique(['startedBy', 'idempotencyKey'])
@Index('bulk_action_started', ['startedAt', 'id'])
export class BulkActionEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  list!: string;

  @Column('text')
  action!: BulkActionName;

  @Column('jsonb')
  values!: StoredValues;

  @Column({ type: 'text', enum: Object.values(bulkStateEnum), default: 'running' })
  state!: BulkState;

  @Column('text', { nullable: true })
  stoppedBecause!: BulkReason | null;

  @ForeignKey('profile')
  @Column('uuid')
  startedBy!: string;

  @Column('text')
  idempotencyKey!: string;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  undoUntil!: Date | null;

  @ForeignKey('profile')
  @Index('bulk_action_undone_by')
  @Column('uuid', { nullable: true })
  undoneBy!: string | null;

  @Column('timestamptz', { nullable: true })
  undoneAt!: Date | null;

  /** Number of rows selected at the start. */
  @Column('int')
  total!: number;

  @Column('int', { default: 0 })
  done!: number;

  @Column('int', { default: 0 })
  leftOut!: number;

  /** Number of changed rows whose former values were restored. */
  @Column('int', { default: 0 })
  undone!: number;

  /** Number of changed rows that the undo left unchanged because they have changed since. */
  @Column('int', { default: 0 })
  kept!: number;

  /** Consecutive failures of a batch. */
  @Column('int', { default: 0 })
  failures!: number;
}
