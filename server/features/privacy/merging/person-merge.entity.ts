import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Moved } from './moved';

/** A merge of two people. */
@Entity('person_merge')
@Index('person_merge_once', ['mergedId'], { unique: true, where: '(undone_at IS NULL)' })
export class PersonMergeEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('profile')
  @Column('uuid')
  survivingId!: string;

  @ForeignKey('profile')
  @Column('uuid')
  mergedId!: string;

  @ForeignKey('profile')
  @Column('uuid', { nullable: true })
  mergedBy!: string | null;

  @Column('timestamptz')
  mergedAt!: Date;

  @Column('timestamptz')
  undoUntil!: Date;

  @Column('timestamptz', { nullable: true })
  undoneAt!: Date | null;

  @ForeignKey('profile')
  @Column('uuid', { nullable: true })
  undoneBy!: string | null;

  /** Empty if the merge can no longer be undone. */
  @Column('jsonb')
  moved!: Moved | object;
}
