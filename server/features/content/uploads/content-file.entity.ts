import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A file that a text of the content holds; `kind` is the word of what it belongs to, as the audit has it. */
@Entity('content_file')
export class ContentFileEntity {
  @PrimaryColumn('text')
  kind!: string;

  @PrimaryColumn('uuid')
  recordId!: string;

  @ForeignKey('stored_file')
  @Index('content_file_file_id')
  @PrimaryColumn('uuid')
  fileId!: string;
}
