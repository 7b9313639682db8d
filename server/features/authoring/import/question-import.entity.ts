import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { type ActorKind, actorKinds } from '#server/features/audit/audit.enums';
import type { FileFormat } from './file/question-file';
import { ImportFormatEnum, ImportStatusEnum } from './question-import.types';

/** An import of a question file into the test of a module. */
@Entity('question_import')
export class QuestionImportEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('module')
  @Column('uuid')
  moduleId!: string;

  @Column('text')
  fileName!: string;

  @Column({ type: 'text', nullable: true, enum: Object.values(ImportFormatEnum) })
  format!: FileFormat | null;

  @Column('text', { nullable: true })
  source!: string | null;

  @Column({ type: 'text', enum: Object.values(ImportStatusEnum), default: 'reading' })
  status!: keyof typeof ImportStatusEnum;

  @Column('int', { default: 0 })
  done!: number;

  @Column('int', { nullable: true })
  total!: number | null;

  @Column('int', { default: 0 })
  added!: number;

  @Column('boolean', { default: false })
  testCreated!: boolean;

  @Column('jsonb', { default: () => "'[]'" })
  syntaxErrors!: unknown[];

  @Column({ type: 'text', enum: [...actorKinds] })
  madeByKind!: ActorKind;

  @Column('text', { nullable: true })
  madeBy!: string | null;

  @Column({ type: 'text', nullable: true, enum: [...actorKinds] })
  appliedByKind!: ActorKind | null;

  @Column('text', { nullable: true })
  appliedBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  importedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  undoneAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  workedAt!: Date;

  @Column('int', { default: 0 })
  tries!: number;

  @Column('text', { nullable: true })
  failure!: string | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;
}
