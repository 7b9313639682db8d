import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { requestedParts } from '#server/features/profile/profile-parts';
import { ownProfile } from '#server/features/profile/profile.service';
import { Profile } from '#server/features/profile/profile.types';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { DateTime } from '#server/platform/graphql/date-time';
import { newResults } from './new-results';
import { SubmitTestInput } from '../attempt.input';
import { Certificate, type CertificateValues } from '../certificates/certificate.types';
import {
  certificateOf,
  incorrectQuestionsOf,
  countPartlyCorrect,
  isPartlyCorrect,
  resultById,
  resultsOfProfile,
  submitTest,
} from './result.service';
import {
  IncorrectQuestion,
  type IncorrectQuestionValues,
  Result,
  ResultConnection,
  ResultFilter,
  SubmitTestPayload,
} from './result.types';

@Resolver(() => Result)
export class ResultResolver {
  @Authorized('read_results')
  @Query(() => Result, {
    nullable: true,
    description:
      "Returns a result: the caller's own, of people of a manager's account, any for administrators. " +
      'Null otherwise.',
  })
  result(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the result, which is also the ID of its attempt.' })
    id: string,
  ): Promise<Result | null> {
    return resultById(viewer, id);
  }

  @Authorized('admin', 'read_results')
  @Query(() => ResultConnection, {
    description:
      'Lists the results of all people in the order in which they were written or corrected. Store the ' +
      'last cursor and continue after it to read new results. A result appears when all earlier writes ' +
      'are committed. For administrators and API clients.',
  })
  results(
    @Ctx() { viewer }: Context,
    @Arg('updatedSince', () => DateTime, {
      nullable: true,
      description: 'Results written or corrected at this time or later. If left out or null: no filter.',
    })
    updatedSince: Date | null | undefined,
    @Arg('module', () => ID, {
      nullable: true,
      description: 'Results of the module with this ID. If left out or null: no filter.',
    })
    module: string | null | undefined,
    @Arg('person', () => ID, {
      nullable: true,
      description: 'Results of the person with this ID. If left out or null: no filter.',
    })
    person: string | null | undefined,
    @First('results')
    first: number,
    @After('result')
    after?: string | null,
  ): Promise<ResultConnection> {
    return newResults(viewer, { updatedSince, module, person }, first, after);
  }

  @Authorized()
  @Mutation(() => SubmitTestPayload, {
    description: 'Submits an attempt. A repeat returns the same result.',
  })
  async submitTest(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Attempt to submit.' }) { attemptId }: SubmitTestInput,
  ): Promise<SubmitTestPayload> {
    return { result: await submitTest(viewer, attemptId) };
  }

  @ListSize(50)
  @FieldResolver(() => [IncorrectQuestion], {
    description: 'Questions without full credit, in their order.',
  })
  incorrectQuestions(@Root() result: Result): Promise<IncorrectQuestionValues[]> {
    return incorrectQuestionsOf(result);
  }

  @FieldResolver(() => Int, {
    description:
      "Number of questions with partial credit. The score includes it, but they don't count as correct.",
  })
  partlyCorrectCount(@Root() result: Result): Promise<number> {
    return countPartlyCorrect(result);
  }

  @FieldResolver(() => Certificate, {
    nullable: true,
    description: 'Certificate of a pass. Null if there is none or it was withdrawn.',
  })
  certificate(@Root() result: Result): Promise<CertificateValues | null> {
    return certificateOf(result);
  }
}

@Resolver(() => IncorrectQuestion)
export class PartlyCorrectResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the answer earned part of its credit. Some selected options are correct, but not all, or incorrect ones are selected too.',
  })
  isPartlyCorrect(@Root() question: IncorrectQuestion): Promise<boolean> {
    return isPartlyCorrect(question);
  }
}

@Resolver(() => SubmitTestPayload)
export class SubmitTestPayloadResolver {
  @FieldResolver(() => Profile, {
    description: 'The person with the current points, user type and progress.',
  })
  profile(@Ctx() { viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<Profile> {
    return ownProfile(viewer, requestedParts(info));
  }
}

@Resolver(() => Profile)
export class ProfileResultsResolver {
  @FieldResolver(() => ResultConnection, { description: 'Results of closed attempts, newest first.' })
  results(
    @Root() profile: Profile,
    @Ctx() { viewer }: Context,
    @Arg('filter', () => ResultFilter, {
      nullable: true,
      description: 'Filter of the list. All results if left out or null.',
    })
    filter: ResultFilter | null | undefined,
    @First('results')
    first: number,
    @After('result')
    after?: string | null,
  ): Promise<ResultConnection> {
    return resultsOfProfile(viewer, profile, first, after, filter ?? {});
  }
}
