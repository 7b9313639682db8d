import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A file in the object storage. */
@Entity('stored_file')
@Unique(['path'])
export class StoredFileEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  path!: string;

  @Column('text')
  filename!: string;

  @Column('text')
  ext!: string;

  @Column('text')
  contentType!: string;

  @Column('bigint')
  size!: string;

  @Column('text')
  sha256!: string;

  @ForeignKey('profile')
  @Column('uuid', { nullable: true })
  uploadedBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  storedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  unusedSince!: Date;
}
