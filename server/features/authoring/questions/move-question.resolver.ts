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

@InputType({ description: 'Question to move, and its new position.' })
class MoveQuestionInput {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => Int, {
    description: 'New position, from 1. A number that is too high means the last position.',
  })
  position!: number;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
class MoveQuestionPayload {
  @Field(() => EditedQuestion, { description: 'The question with its new position.' })
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
    @Arg('input', () => MoveQuestionInput, { description: 'Question to move, and its new position.' })
    { id, position }: MoveQuestionInput,
  ): Promise<MoveQuestionPayload> {
    return { question: await moveQuestion(viewer, id, position) };
  }
}
