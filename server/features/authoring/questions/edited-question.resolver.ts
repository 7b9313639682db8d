import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { DateTime } from '#server/platform/graphql/date-time';
import { createQuestion, updateQuestion } from './change-questions';
import { editedQuestion, editedQuestions } from './edited-question.service';
import { EditedQuestion, EditedQuestionConnection } from './edited-question.types';
import { deleteQuestion, moveQuestion } from './order-questions';
import { QuestionInput } from './question.input';

@Resolver(() => EditedQuestion)
export class EditedQuestionResolver {
  @Authorized('admin', 'client')
  @Query(() => EditedQuestionConnection, {
    description: 'The questions of a test as edited, in their order.',
  })
  editedQuestions(
    @Ctx() { viewer }: Context,
    @Arg('testId', () => ID, { description: 'Id of the test.' }) testId: string,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Words that the question and its options must hold, in any language, whatever their case and accents; ' +
        'at most 200 characters.',
    })
    search: string | null | undefined,
    @Arg('tag', () => String, { nullable: true, description: 'Only questions with this tag.' })
    tag: string | null | undefined,
    @Arg('first', () => Int, {
      nullable: true,
      defaultValue: 50,
      description: 'How many questions, 1 to 100.',
    })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Cursor of the question that the page follows.',
    })
    after?: string | null,
  ): Promise<EditedQuestionConnection> {
    return editedQuestions(viewer, testId, { search, tag }, first, after);
  }

  @Authorized('admin', 'client')
  @Query(() => EditedQuestion, { nullable: true, description: 'A question as edited; null where absent.' })
  editedQuestion(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the question.' }) id: string,
  ): Promise<EditedQuestion | null> {
    return editedQuestion(viewer, id);
  }

  @Authorized('admin')
  @Mutation(() => EditedQuestion, { description: 'Adds a question behind the last one of a test.' })
  adminCreateQuestion(
    @Ctx() { viewer }: Context,
    @Arg('testId', () => ID, { description: 'Id of the test.' }) testId: string,
    @Arg('input', () => QuestionInput, { description: 'The question.' }) input: QuestionInput,
  ): Promise<EditedQuestion> {
    return createQuestion(viewer, testId, input);
  }

  @Authorized('admin')
  @Mutation(() => EditedQuestion, {
    description: 'Changes a question; CONFLICT where it was changed since it was read.',
  })
  adminUpdateQuestion(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the question.' }) id: string,
    @Arg('input', () => QuestionInput, { description: 'The question as it shall be.' }) input: QuestionInput,
    @Arg('updatedAt', () => DateTime, { description: 'Its `updatedAt` as it was read.' }) updatedAt: Date,
  ): Promise<EditedQuestion> {
    return updateQuestion(viewer, id, input, updatedAt);
  }

  @Authorized('admin')
  @Mutation(() => ID, {
    description: 'Deletes a question from what is edited; what was published keeps it. Gives its id.',
  })
  adminDeleteQuestion(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the question.' }) id: string,
  ): Promise<string> {
    return deleteQuestion(viewer, id);
  }

  @Authorized('admin')
  @Mutation(() => EditedQuestion, { description: 'Moves a question to another place in its test.' })
  adminMoveQuestion(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the question.' }) id: string,
    @Arg('position', () => Int, {
      description: 'The place that it takes, from 1; one too high means the last.',
    })
    position: number,
  ): Promise<EditedQuestion> {
    return moveQuestion(viewer, id, position);
  }
}
