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
import { AdminQuestion } from './admin-question.entity';
import { moveQuestion } from './admin-questions';

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
  @Field(() => AdminQuestion, { description: 'The question with its new position.' })
  question!: AdminQuestion;
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
