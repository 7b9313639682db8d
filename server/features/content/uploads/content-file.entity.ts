import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A file in a text of the content. `kind` is the kind of its record, as in the audit log. */
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
