import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { markTestPreview, testPreview } from './test-preview.service';
import { PreviewAnswerInput, PreviewMark, TestPreview } from './test-preview.types';

@Resolver()
export class TestPreviewResolver {
  @Authorized('admin', 'client')
  @Query(() => TestPreview, {
    nullable: true,
    description: 'A test as edited, as a learner would meet it; drawn anew each time. Null where absent.',
  })
  testPreview(
    @Ctx() { viewer }: Context,
    @Arg('testId', () => ID, { description: 'Id of the test.' }) testId: string,
  ): Promise<TestPreview | null> {
    return testPreview(viewer, testId);
  }

  @Authorized('admin')
  @Mutation(() => PreviewMark, {
    description: 'Marks a preview and keeps nothing. CONFLICT where one of its questions is no longer asked.',
  })
  markTestPreview(
    @Ctx() { viewer }: Context,
    @Arg('testId', () => ID, { description: 'Id of the test.' }) testId: string,
    @Arg('answers', () => [PreviewAnswerInput], {
      description: 'One for every question that the preview asked, open ones too.',
    })
    answers: PreviewAnswerInput[],
  ): Promise<PreviewMark> {
    return markTestPreview(viewer, testId, answers);
  }
}
