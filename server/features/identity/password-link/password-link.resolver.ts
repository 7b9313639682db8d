import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { ForPeople } from '#server/platform/graphql/for-people';
import { passwordLink, requestPasswordLink, setPasswordByLink } from './password-link.service';
import {
  PasswordLink,
  RequestPasswordLinkInput,
  RequestPasswordLinkPayload,
  SetPasswordByLinkInput,
  SetPasswordByLinkPayload,
} from './password-link.types';

@Resolver()
export class PasswordLinkResolver {
  @ForPeople()
  @Mutation(() => RequestPasswordLinkPayload, {
    description:
      'Sends a link for a new password to the person who signs in with this e-mail address. A person ' +
      'gets at most three in an hour. The answer is the same whether such a person exists or not. ' +
      'RATE_LIMITED after twenty from a network in an hour. Public.',
  })
  async requestPasswordLink(
    @Ctx() { viewer, request }: Context,
    @Arg('input', { description: 'Who.' }) { email }: RequestPasswordLinkInput,
  ): Promise<RequestPasswordLinkPayload> {
    await requestPasswordLink(viewer, email, request.ip);
    return { requested: true };
  }

  @Query(() => PasswordLink, {
    nullable: true,
    description:
      'Returns the person whose password a link sets. Null if the link was used or has expired. Public.',
  })
  passwordLink(
    @Arg('token', () => String, { description: 'Token of the link.' }) token: string,
  ): Promise<PasswordLink | null> {
    return passwordLink(token);
  }

  @ForPeople()
  @Mutation(() => SetPasswordByLinkPayload, {
    description:
      "Sets a person's password by a link, which works once, and ends all sessions of the person. " +
      'Public. NOT_FOUND if the link was used or has expired. PASSWORD_UNCHANGED for the current ' +
      'password, which keeps the link valid.',
  })
  async setPasswordByLink(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Link and new password.' }) { token, password }: SetPasswordByLinkInput,
  ): Promise<SetPasswordByLinkPayload> {
    await setPasswordByLink(viewer, token, password);
    return { set: true };
  }
}
