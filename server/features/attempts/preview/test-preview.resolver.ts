import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { markTestPreview, testPreview } from './test-preview.service';
import { MarkTestPreviewInput, MarkTestPreviewPayload, TestPreview } from './test-preview.types';

@Resolver()
export class TestPreviewResolver {
  @Authorized('admin', 'write_modules')
  @Query(() => TestPreview, {
    nullable: true,
    description:
      'Returns the draft of a test as a learner would see it, drawn again each time. Null if it ' +
      "doesn't exist.",
  })
  testPreview(
    @Ctx() { viewer }: Context,
    @Arg('testId', () => ID, { description: 'ID of the test.' }) testId: string,
  ): Promise<TestPreview | null> {
    return testPreview(viewer, testId);
  }

  @Authorized('admin')
  @Mutation(() => MarkTestPreviewPayload, {
    description:
      'Marks the answers of a preview and stores nothing. CONFLICT if one of its questions is no ' +
      'longer asked.',
  })
  async markTestPreview(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Test and answers.' }) { testId, answers }: MarkTestPreviewInput,
  ): Promise<MarkTestPreviewPayload> {
    return { mark: await markTestPreview(viewer, testId, answers) };
  }
}
