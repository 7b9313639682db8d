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
      'The terms that are valid now, which is the Privacy Policy; public. Null where there are none.',
  })
  terms(@Ctx() { viewer }: Context): Promise<ReadTerms | null> {
    return terms(viewer);
  }

  @Authorized()
  @Mutation(() => AcceptTermsPayload, {
    description: 'Says Yes to the terms: from now on the portal answers the caller.',
  })
  async acceptTerms(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Which version.' }) { version }: AcceptTermsInput,
  ): Promise<AcceptTermsPayload> {
    return { profile: await answerTerms(viewer, version, 'yes') };
  }

  @Authorized()
  @Mutation(() => DeclineTermsPayload, {
    description: 'Says No to the terms; a Yes to the same version is taken back. The client then signs out.',
  })
  async declineTerms(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Which version.' }) { version }: DeclineTermsInput,
  ): Promise<DeclineTermsPayload> {
    return { profile: await answerTerms(viewer, version, 'no') };
  }
}
