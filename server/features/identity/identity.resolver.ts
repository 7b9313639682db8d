import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { adminChangePassword, changeOwnPassword } from './password.service';

@Resolver()
export class IdentityResolver {
  @Authorized()
  @Mutation(() => Boolean, {
    description:
      "Changes the viewer's own password and ends the viewer's other sessions. The new one has 8 to 64 characters " +
      'with a letter, a number and a special character.',
  })
  async changeOwnPassword(
    @Arg('current', () => String, { description: 'The password so far.' }) current: string,
    @Arg('next', () => String, { description: 'The password from now on.' }) next: string,
    @Ctx() { viewer }: Context,
  ): Promise<boolean> {
    await changeOwnPassword(viewer, current, next);
    return true;
  }

  @Authorized('admin')
  @Mutation(() => Boolean, {
    description:
      "Sets a person's password, 8 to 64 characters, and ends that person's sessions; for administrators.",
  })
  async adminChangePassword(
    @Arg('profileId', () => ID, { description: 'Whose password.' }) profileId: string,
    @Arg('password', () => String, { description: 'The password from now on; nobody can read it later.' })
    password: string,
    @Ctx() { viewer }: Context,
  ): Promise<boolean> {
    await adminChangePassword(viewer, profileId, password);
    return true;
  }
}
