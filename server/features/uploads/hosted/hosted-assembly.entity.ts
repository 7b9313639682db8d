import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { UploadPurpose } from '../signing/purposes';

/** An upload that the hosted service encoded. */
@Entity('hosted_assembly')
export class HostedAssemblyEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column({ type: 'text', enum: ['avatar', 'module', 'question', 'content'] satisfies UploadPurpose[] })
  purpose!: UploadPurpose;

  @ForeignKey('profile')
  @Column('uuid')
  ownerId!: string;

  @Column({ type: 'text', enum: ['taking', 'taken', 'failed'] })
  status!: 'taking' | 'taken' | 'failed';

  @Column('text', { nullable: true })
  error!: string | null;

  @Column('jsonb', { default: () => "'[]'" })
  outcomes!: unknown[];

  @Column('int', { default: 0 })
  tries!: number;

  @Column('timestamptz', { nullable: true })
  workedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}
