import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { type BulkActionName, type BulkReason, type BulkState, bulkStateEnum } from './bulk.enums';
import type { StoredValues } from './bulk-lists';

/** An action of an administrator's on many rows of a list. */
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

  /** Rows that it was begun for. */
  @Column('int')
  total!: number;

  @Column('int', { default: 0 })
  done!: number;

  @Column('int', { default: 0 })
  leftOut!: number;

  /** Of those that were done. */
  @Column('int', { default: 0 })
  undone!: number;

  /** Of those that were done: what stays when it is undone. */
  @Column('int', { default: 0 })
  kept!: number;

  /** Times that a batch failed, one after the other. */
  @Column('int', { default: 0 })
  failures!: number;
}
