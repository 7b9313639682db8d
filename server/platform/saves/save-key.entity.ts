import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The `Idempotency-Key` of a save, so that a repeat is recognized. */
@Entity('save_key')
export class SaveKeyEntity {
  /** The id of a profile, or of an API client. */
  @PrimaryColumn('text')
  callerId!: string;

  @PrimaryColumn('text')
  key!: string;

  /** Hash of the request, so that the key can't be used for another one. */
  @Column('text')
  digest!: string;

  /** Id of the saved record; null if the caller sent it. */
  @Column('jsonb', { nullable: true })
  result!: string | number | null;

  @Index('save_key_saved_at')
  @Column('timestamptz')
  savedAt!: Date;
}
