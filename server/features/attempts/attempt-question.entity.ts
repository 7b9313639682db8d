import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { QuestionSnapshot } from '#server/features/authoring/question.types';

/** A question of an attempt, with its content at the start of the attempt. */
@Entity('attempt_question')
@Unique(['attemptId', 'position'])
export class AttemptQuestionEntity {
  @ForeignKey('attempt')
  @PrimaryColumn('uuid')
  attemptId!: string;

  @PrimaryColumn('uuid')
  questionId!: string;

  @Column('int')
  position!: number;

  @Column('jsonb')
  snapshot!: QuestionSnapshot;

  @Column('int', { nullable: true })
  creditNumerator!: number | null;

  @Column('int', { nullable: true })
  creditDenominator!: number | null;

  @Column('jsonb', { nullable: true })
  rightAnswers!: unknown;

  @Column({
    type: 'int',
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: `((snapshot ->> 'weight'::text))::integer`,
  })
  weight!: number;
}
