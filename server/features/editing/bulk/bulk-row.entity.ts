import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { BulkActionEntity } from './bulk-action.entity';
import type { BulkReason } from './bulk.enums';
import type { Written } from './bulk-lists';

const states = ['waiting', 'done', 'left_out', 'undone', 'kept'] as const;
export type BulkRowState = (typeof states)[number];

/** A row that was selected for a bulk action. */
@Entity('bulk_row')
@Index('bulk_row_state', ['actionId', 'state', 'place'])
@Index('bulk_row_reason', ['actionId', 'place'], { where: 'reason is not null' })
export class BulkRowEntity {
  @ForeignKey(() => BulkActionEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  actionId!: string;

  /**
   * Position in the order of the row ids. Every bulk action locks rows in this order, so that two of them
   * can't deadlock.
   */
  @PrimaryColumn('int')
  place!: number;

  @Index('bulk_row_row_id')
  @Column('uuid')
  rowId!: string;

  @Column({ type: 'text', enum: [...states], default: 'waiting' })
  state!: BulkRowState;

  @Column('text', { nullable: true })
  reason!: BulkReason | null;

  @Column('text', { nullable: true })
  detail!: string | null;

  @Column('jsonb', { nullable: true })
  written!: Written | null;
}
