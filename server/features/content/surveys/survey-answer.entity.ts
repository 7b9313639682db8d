import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** An answer to a question of a survey. */
@Entity('survey_answer')
export class SurveyAnswerEntity {
  @ForeignKey('survey_response', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  responseId!: string;

  @PrimaryColumn('uuid')
  questionId!: string;

  @Column('uuid', { array: true, default: () => "'{}'" })
  optionIds!: string[];

  @Column('text', { nullable: true })
  words!: string | null;

  @Column('int')
  revision!: number;

  @Column('timestamptz')
  savedAt!: Date;
}
