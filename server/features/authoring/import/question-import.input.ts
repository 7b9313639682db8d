import { Field, ID, InputType } from 'type-graphql';
import { QuestionImportLineStatusEnum } from './question-import.types';

@InputType()
abstract class ImportTarget {
  @Field(() => ID, { description: 'ID of the import.' })
  id!: string;
}

@InputType({ description: 'Import whose questions to add.' })
export class ApplyQuestionImportInput extends ImportTarget {}

@InputType({ description: 'Import to discard.' })
export class DiscardQuestionImportInput extends ImportTarget {}

@InputType({ description: 'Import whose preview to keep.' })
export class KeepQuestionImportInput extends ImportTarget {}

@InputType({ description: 'Import to undo.' })
export class UndoQuestionImportInput extends ImportTarget {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether to remove questions that have been edited since. Otherwise the answer is CONFLICT if there are any.',
  })
  includeEdited!: boolean;
}

@InputType({ description: 'Filter of a list of imports of questions.' })
export class QuestionImportFilter {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for imports that are being read, previewed or added, which count toward the limit. If left out, null or false: no filter.',
  })
  underWay?: boolean | null;
}

@InputType({ description: 'Filter of the questions of a file.' })
export class QuestionImportLineFilter {
  @Field(() => QuestionImportLineStatusEnum, {
    nullable: true,
    description: 'Questions with this outcome. If left out or null: no filter.',
  })
  status?: QuestionImportLineStatusEnum | null;
}
