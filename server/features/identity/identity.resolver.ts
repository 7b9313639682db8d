import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Profile } from '#server/features/profile/profile.types';
import type { Context } from '#server/platform/context';
import { Cost, statementCost } from '#server/platform/graphql/limits/sizes';
import { endSessions, openSessionsOf } from './sessions/end-sessions';
import { isContilinkUser } from './identity.policy';
import { changeOwnPassword, changePassword } from './passwords/password.service';
import {
  ChangeOwnPasswordInput,
  ChangeOwnPasswordPayload,
  ChangePasswordInput,
  ChangePasswordPayload,
} from './passwords/password.types';
import { EndSessionsInput, EndSessionsPayload } from './sessions/session.types';

@Resolver(() => Profile)
export class IdentityResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether the caller signed in by single sign-on and can't change a password here. Null for other " +
      'people.',
  })
  async isContilinkUser(
    @Root() { id }: Profile,
    @Ctx() { viewer, request }: Context,
  ): Promise<boolean | null> {
    return isContilinkUser(viewer, await request.subject(), id);
  }

  // One statement for the subjects and one for each of them, usually one.
  @Cost(2 * statementCost)
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "Number of browsers and devices where the person is signed in. Null if the caller isn't the " +
      'person or an administrator, or if it is unknown.',
  })
  openSessions(@Root() { id }: Profile, @Ctx() { viewer }: Context): Promise<number | null> {
    return openSessionsOf(viewer, id);
  }

  @Authorized()
  @Mutation(() => EndSessionsPayload, {
    description:
      'Signs a person out everywhere. People keep the calling session; administrators can sign out ' +
      'anyone. Audited.',
  })
  async endSessions(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Person to sign out.' }) { profileId }: EndSessionsInput,
  ): Promise<EndSessionsPayload> {
    return { profile: await endSessions(viewer, profileId) };
  }

  @Authorized()
  @Mutation(() => ChangeOwnPasswordPayload, {
    description:
      "Changes the caller's password and ends the caller's other sessions. PASSWORD_WRONG if the " +
      'current password is incorrect, PASSWORD_UNCHANGED if the new one is the same, RATE_LIMITED ' +
      'after too many tries.',
  })
  async changeOwnPassword(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Current and new password.' }) { current, next }: ChangeOwnPasswordInput,
  ): Promise<{ profile: Profile }> {
    return { profile: await changeOwnPassword(viewer, current, next) };
  }

  @Authorized('admin')
  @Mutation(() => ChangePasswordPayload, {
    description:
      "Sets another person's password and ends their sessions. Audited. PASSWORD_UNCHANGED for the " +
      'current password.',
  })
  async changePassword(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Person and new password.' }) { profileId, password }: ChangePasswordInput,
  ): Promise<{ profile: Profile }> {
    return { profile: await changePassword(viewer, profileId, password) };
  }
}
