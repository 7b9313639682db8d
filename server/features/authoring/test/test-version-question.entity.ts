import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { QuestionSnapshot } from '../question.types';

@Entity('test_version_question')
export class TestVersionQuestionEntity {
  @ForeignKey('test_version')
  @PrimaryColumn('uuid')
  testVersionId!: string;

  @PrimaryColumn('uuid')
  questionId!: string;

  @Column('int')
  position!: number;

  @Column('jsonb')
  content!: QuestionSnapshot;

  @Column('text', { array: true })
  tags!: string[];
}
