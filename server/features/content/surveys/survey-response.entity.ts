import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A person's response to a survey, open until it is submitted. */
@Entity('survey_response')
@Unique(['surveyId', 'profileId'])
export class SurveyResponseEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('survey')
  @Column('uuid')
  surveyId!: string;

  @ForeignKey('profile')
  @Column('uuid', { nullable: true })
  profileId!: string | null;

  @Column('text', { nullable: true })
  accountKind!: string | null;

  @Column('text')
  lang!: string;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('timestamptz', { nullable: true })
  submittedAt!: Date | null;
}
