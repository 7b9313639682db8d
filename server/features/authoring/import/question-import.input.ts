import { Field, ID, InputType } from 'type-graphql';

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
