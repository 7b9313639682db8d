import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A block of the chain that seals the audit. */
@Entity('audit_seal')
export class AuditSealEntity {
  /** From 1, without gaps. */
  @PrimaryColumn('bigint')
  number!: string;

  @Column('timestamptz')
  sealedAt!: Date;

  @Column('int')
  entries!: number;

  /** Of this block and all before; null of blocks from before it was kept. */
  @Column('bigint', { nullable: true })
  total!: string | null;

  @Column('bigint', { unique: true })
  lastId!: string;

  /** The entries, in their order. */
  @Column('bigint', { array: true })
  ids!: string[];

  /** Theirs, 32 bytes each, which tell the one that was changed. */
  @Column('bytea')
  hashes!: Buffer;

  /** Of all this and of the block before. */
  @Column('bytea')
  hash!: Buffer;
}
