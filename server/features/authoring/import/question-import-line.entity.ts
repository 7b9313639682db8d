import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { QuestionImportLineStatusEnum } from './question-import.types';

/** A question of a file and its outcome. */
@Entity('question_import_line')
export class QuestionImportLineEntity {
  @ForeignKey('question_import', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  importId!: string;

  @PrimaryColumn('int')
  number!: number;

  @Column('int')
  line!: number;

  @Column('text')
  label!: string;

  @Column({
    type: 'text',
    enum: ['accepted', 'converted', 'rejected'] satisfies (keyof typeof QuestionImportLineStatusEnum)[],
  })
  status!: 'accepted' | 'converted' | 'rejected';

  @Column('boolean')
  alreadyThere!: boolean;

  @Column('jsonb', { default: () => "'[]'" })
  notes!: unknown[];

  @Column('jsonb', { nullable: true })
  question!: unknown;

  @Column('text', { nullable: true })
  importKey!: string | null;
}
