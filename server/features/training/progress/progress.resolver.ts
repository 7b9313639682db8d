import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Profile } from '#server/features/profile/profile.types';
import type { Context } from '#server/platform/context';
import { progressOf } from './progress.service';
import { Progress } from './progress.types';

@Resolver(() => Profile)
export class ProgressResolver {
  @FieldResolver(() => Progress, { description: 'Progress of the person.' })
  progress(@Root() profile: Profile, @Ctx() { viewer }: Context): Promise<Progress> {
    return progressOf(viewer, profile);
  }
}
