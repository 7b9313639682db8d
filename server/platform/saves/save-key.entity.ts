import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The key of a save, by which its repeat is known. */
@Entity('save_key')
export class SaveKeyEntity {
  /** The id of a profile, or of an API client. */
  @PrimaryColumn('text')
  callerId!: string;

  @PrimaryColumn('text')
  key!: string;

  /** Of the request, so that the key isn't used for another one. */
  @Column('text')
  digest!: string;

  /** The id of what was saved, where the caller doesn't send it. */
  @Column('jsonb', { nullable: true })
  result!: string | number | null;

  @Index('save_key_saved_at')
  @Column('timestamptz')
  savedAt!: Date;
}
