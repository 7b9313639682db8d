import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { markTestPreview, testPreview } from './test-preview.service';
import { MarkTestPreviewInput, MarkTestPreviewPayload, TestPreview } from './test-preview.types';

@Resolver()
export class TestPreviewResolver {
  @Authorized('admin', 'write_modules')
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
  @Mutation(() => MarkTestPreviewPayload, {
    description: 'Marks a preview and keeps nothing. CONFLICT where one of its questions is no longer asked.',
  })
  async markTestPreview(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The test and the answers.' }) { testId, answers }: MarkTestPreviewInput,
  ): Promise<MarkTestPreviewPayload> {
    return { mark: await markTestPreview(viewer, testId, answers) };
  }
}
