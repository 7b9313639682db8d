import { Field, ID, InputType } from 'type-graphql';
import { ImportVerdictEnum } from './question-import.types';

@InputType()
abstract class ImportTarget {
  @Field(() => ID, { description: 'Id of the import.' })
  id!: string;
}

@InputType({ description: 'An import whose questions are to be added.' })
export class ApplyQuestionImportInput extends ImportTarget {}

@InputType({ description: 'An import to be given up.' })
export class DiscardQuestionImportInput extends ImportTarget {}

@InputType({ description: 'An import whose preview is to stay.' })
export class KeepQuestionImportInput extends ImportTarget {}

@InputType({ description: 'An import to be undone.' })
export class UndoQuestionImportInput extends ImportTarget {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether questions go too that were edited since; left out, they are not and the answer is CONFLICT.',
  })
  evenEdited!: boolean;
}

@InputType({ description: 'Which imports are wanted.' })
export class QuestionImportFilter {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for those that are read, previewed or added right now: the ones that the limit counts. Left out, null or ' +
      'false narrows nothing.',
  })
  underWay?: boolean | null;
}

@InputType({ description: 'Which questions of a file are wanted.' })
export class QuestionImportLineFilter {
  @Field(() => ImportVerdictEnum, {
    nullable: true,
    description: 'Those that come to this. Left out or null narrows nothing.',
  })
  verdict?: ImportVerdictEnum | null;
}
