import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { UploadState } from './assembly.types';

@Entity('assembly_upload')
export class AssemblyUploadEntity {
  @PrimaryColumn('text')
  id!: string;

  @ForeignKey('assembly', { onDelete: 'CASCADE' })
  @Column('text')
  assemblyId!: string;

  @Column('text')
  filename!: string;

  @Column('text')
  ext!: string;

  @Column('text')
  fieldname!: string;

  @Column('jsonb')
  metadata!: Record<string, string | null>;

  @Column('bigint', { nullable: true })
  size!: string | null;

  @Column('bigint', { default: 0 })
  received!: string;

  @Column({ type: 'text', enum: ['arriving', 'encoding', 'done', 'rejected'] satisfies UploadState[] })
  status!: UploadState;

  @Column('text', { nullable: true })
  error!: string | null;

  @Column('text', { nullable: true })
  message!: string | null;

  @Column('text', { nullable: true })
  md5!: string | null;

  @Column('jsonb', { default: () => "'{}'" })
  results!: Record<string, unknown>;

  @Column('int', { default: 0 })
  tries!: number;

  @Column('timestamptz', { nullable: true })
  workedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}
