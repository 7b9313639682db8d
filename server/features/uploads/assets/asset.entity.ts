import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import type { UploadPurpose } from '../signing/purposes';

/** An image and its variants. */
@Entity('asset')
export class AssetEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text', enum: ['avatar', 'module', 'question', 'content'] satisfies UploadPurpose[] })
  purpose!: UploadPurpose;

  @ForeignKey('profile')
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  @Column('text')
  filename!: string;

  @Column('jsonb')
  variants!: Record<string, unknown>;

  @Column('int')
  width!: number;

  @Column('int')
  height!: number;

  @Column('boolean', { default: false })
  isMap!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  storedAt!: Date | null;

  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  unusedSince!: Date | null;
}
