import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { AssemblyState } from './assembly.types';
import { type UploadPurpose, UploadPurposeEnum } from '../signing/purposes';

@Entity('assembly')
export class AssemblyEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column({ type: 'text', enum: Object.values(UploadPurposeEnum) })
  purpose!: UploadPurpose;

  @ForeignKey('profile')
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  @Column('text')
  params!: string;

  @Column('jsonb')
  fields!: Record<string, string>;

  @Column({
    type: 'text',
    enum: ['uploading', 'executing', 'completed', 'canceled', 'failed'] satisfies AssemblyState[],
  })
  status!: AssemblyState;

  @Column('text', { nullable: true })
  error!: string | null;

  @Column('text', { nullable: true })
  message!: string | null;

  @Column('int')
  expectedFiles!: number;

  @Column('bigint')
  maxBytes!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  touchedAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
