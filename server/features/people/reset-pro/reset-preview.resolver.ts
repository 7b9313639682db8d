import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { ResetProInput } from '#server/features/profile/pro/pro-people.types';
import type { Context } from '#server/platform/context';
import { Cost } from '#server/platform/graphql/sizes';
import { resetProPreview } from './reset-preview.service';
import { ResetProPreview } from './reset-preview.types';

@Resolver()
export class ResetPreviewResolver {
  // The results and certificates of everybody who is PRO may be counted.
  @Cost(1000)
  @Authorized('admin')
  @Query(() => ResetProPreview, {
    description:
      'What `resetPro` would do with the same input: whom it resets, what they keep and what opens again.',
  })
  resetProPreview(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Whom.' }) input: ResetProInput,
  ): Promise<ResetProPreview> {
    return resetProPreview(viewer, input);
  }
}
