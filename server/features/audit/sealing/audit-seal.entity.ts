import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A block of the hash chain that seals the audit log. */
@Entity('audit_seal')
export class AuditSealEntity {
  /** From 1, without gaps. */
  @PrimaryColumn('bigint')
  number!: string;

  @Column('timestamptz')
  sealedAt!: Date;

  @Column('int')
  entries!: number;

  /** The number of entries up to this block; null for blocks from before it was stored. */
  @Column('bigint', { nullable: true })
  total!: string | null;

  @Column('bigint', { unique: true })
  lastId!: string;

  /** The ids of its entries, in order. */
  @Column('bigint', { array: true })
  ids!: string[];

  /** The hashes of its entries, 32 bytes each, which identify a changed entry. */
  @Column('bytea')
  hashes!: Buffer;

  /** The hash of this block and the previous one. */
  @Column('bytea')
  hash!: Buffer;
}
