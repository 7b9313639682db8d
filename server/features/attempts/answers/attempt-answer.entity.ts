import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The answer to a question of an attempt. */
@Entity('attempt_answer')
@ForeignKey('attempt_question', ['attemptId', 'questionId'], ['attemptId', 'questionId'])
export class AttemptAnswerEntity {
  @PrimaryColumn('uuid')
  attemptId!: string;

  @PrimaryColumn('uuid')
  questionId!: string;

  @Column('int')
  revision!: number;

  @Column('text', { array: true, default: () => "'{}'" })
  optionIds!: string[];

  @Column('text', { nullable: true })
  text!: string | null;

  @Column('timestamptz')
  savedAt!: Date;
}
