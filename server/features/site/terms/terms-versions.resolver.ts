import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { publishTerms, termsVersion, termsVersions } from './terms-versions.service';
import {
  PublishTermsInput,
  PublishTermsPayload,
  TermsVersion,
  TermsVersionConnection,
} from './terms-versions.types';

@Resolver()
export class TermsVersionsResolver {
  @Authorized('admin')
  @Query(() => TermsVersionConnection, {
    description: 'Lists the versions of the terms, newest first. For administrators and API clients.',
  })
  termsVersions(
    @Ctx() { viewer }: Context,
    @First('versions')
    first: number,
    @After('version')
    after?: string | null,
  ): Promise<TermsVersionConnection> {
    return termsVersions(viewer, first, after);
  }

  @Authorized('admin')
  @Query(() => TermsVersion, {
    nullable: true,
    description:
      "Returns a version of the terms. Null if it doesn't exist. For administrators and API clients.",
  })
  termsVersion(
    @Ctx() { viewer }: Context,
    @Arg('number', () => Int, { description: 'Number of the version.' }) number: number,
  ): Promise<TermsVersion | null> {
    return termsVersion(viewer, number);
  }

  @Authorized('admin')
  @Mutation(() => PublishTermsPayload, {
    description:
      'Publishes a version of the terms. It is valid at once: people get TERMS_REQUIRED until they ' +
      'accept it. Audited.',
  })
  publishTerms(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Version to publish.' }) input: PublishTermsInput,
  ): Promise<PublishTermsPayload> {
    return publishTerms(viewer, input);
  }
}
