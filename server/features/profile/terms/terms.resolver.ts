import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { answerTerms, type ReadTerms, terms } from './terms.service';
import {
  AcceptTermsInput,
  AcceptTermsPayload,
  DeclineTermsInput,
  DeclineTermsPayload,
  Terms,
} from './terms.types';

@Resolver()
export class TermsResolver {
  @Query(() => Terms, {
    nullable: true,
    description:
      'Returns the terms that are valid now, which are the Privacy Policy. Null if there are none. ' +
      'Public.',
  })
  terms(@Ctx() { viewer }: Context): Promise<ReadTerms | null> {
    return terms(viewer);
  }

  @Authorized()
  @Mutation(() => AcceptTermsPayload, {
    description: 'Accepts the terms. Without it, the portal answers the caller with TERMS_REQUIRED.',
  })
  async acceptTerms(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Version to accept.' }) { version }: AcceptTermsInput,
  ): Promise<AcceptTermsPayload> {
    return { profile: await answerTerms(viewer, version, 'yes') };
  }

  @Authorized()
  @Mutation(() => DeclineTermsPayload, {
    description:
      'Declines the terms, and takes back an acceptance of the same version. The client then signs the ' +
      'person out.',
  })
  async declineTerms(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Version to decline.' }) { version }: DeclineTermsInput,
  ): Promise<DeclineTermsPayload> {
    return { profile: await answerTerms(viewer, version, 'no') };
  }
}
