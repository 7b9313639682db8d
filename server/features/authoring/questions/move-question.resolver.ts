import {
  Arg,
  Authorized,
  Ctx,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
} from 'type-graphql';
import type { Context } from '#server/platform/context';
import { EditedQuestion } from './edited-question.entity';
import { moveQuestion } from './edited-questions';

@InputType({ description: 'Which question moves where.' })
class MoveQuestionInput {
  @Field(() => ID, { description: 'Id of the question.' })
  id!: string;

  @Field(() => Int, { description: 'The place that it takes, from 1; one too high means the last.' })
  position!: number;
}

@ObjectType({ description: 'What came of the move.', simpleResolvers: true })
class MoveQuestionPayload {
  @Field(() => EditedQuestion, { description: 'The question as it is now.' })
  question!: EditedQuestion;
}

@Resolver()
export class MoveQuestionResolver {
  @Authorized('admin', 'write_modules')
  @Mutation(() => MoveQuestionPayload, {
    description: 'Moves a question to another position in its test. Audited.',
  })
  async moveQuestion(
    @Ctx() { viewer }: Context,
    @Arg('input', () => MoveQuestionInput, { description: 'Which question, and where to.' })
    { id, position }: MoveQuestionInput,
  ): Promise<MoveQuestionPayload> {
    return { question: await moveQuestion(viewer, id, position) };
  }
}
