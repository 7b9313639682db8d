import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Profile } from '#server/features/profile/profile.types';
import type { Context } from '#server/platform/context';
import { LanguageEnum } from '#server/platform/graphql/language';
import { ListSize } from '#server/platform/graphql/sizes';
import { type Language, type LocalizedText, localize } from '#server/platform/i18n';
import { Certificate, type CertificateValues } from './certificates/certificate.types';
import { progressOf } from './progress.service';
import { Progress } from './progress.types';
import { countResultsOf, resultById, resultsOfProfile, submitTest } from './result.service';
import { IncorrectQuestion, type IncorrectQuestionValues, Result, ResultConnection } from './result.types';

@Resolver(() => Result)
export class ResultResolver {
  @Authorized()
  @Query(() => Result, {
    nullable: true,
    description:
      "A result: the own, of people of a manager's account, anybody's for administrators; null otherwise.",
  })
  result(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the result, which is that of its attempt.' }) id: string,
  ): Promise<Result | null> {
    return resultById(viewer, id);
  }

  @Authorized()
  @Mutation(() => Result, { description: 'Submits an attempt; submitting again gives the same result.' })
  submitTest(
    @Ctx() { viewer }: Context,
    @Arg('attemptId', () => ID, { description: 'Id of the attempt.' }) attemptId: string,
  ): Promise<Result> {
    return submitTest(viewer, attemptId);
  }

  @ListSize(50)
  @FieldResolver(() => [IncorrectQuestion], {
    description: 'The questions below full credit, in their order.',
  })
  incorrectQuestions(@Root() result: Result): Promise<IncorrectQuestionValues[]> {
    return result.incorrect();
  }

  @FieldResolver(() => Int, {
    description:
      'Questions that earned part of their credit, which the score holds too; not counted as correct.',
  })
  partlyCorrectCount(@Root() result: Result): Promise<number> {
    return result.partly();
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the right answers are told. They are not while the caller can take the test or sits it, except to ' +
      'administrators.',
  })
  showsRightAnswers(@Root() result: Result): boolean | Promise<boolean> {
    return result.tellsRightAnswers();
  }

  @FieldResolver(() => Certificate, {
    nullable: true,
    description: 'The proof of a pass; null without one, and where it was withdrawn.',
  })
  certificate(@Root() result: Result): Promise<CertificateValues | null> {
    return result.loadCertificate();
  }
}

/** A text for those only who may know the right answers. */
function forThoseToldOf(
  { tellsRightAnswers }: IncorrectQuestionValues,
  text: LocalizedText | null,
  lang: Language,
): string | null | Promise<string | null> {
  if (!text) return null;
  const told = tellsRightAnswers();
  const answer = (isTold: boolean) => (isTold ? localize(text, lang) : null);
  return typeof told === 'boolean' ? answer(told) : told.then(answer);
}

const langArgument = {
  nullable: true,
  description: "The language wanted; the caller's own by default.",
} as const;

@Resolver(() => IncorrectQuestion)
export class IncorrectQuestionResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The right answer, rich text; null where it is not told (see `showsRightAnswers`) or was not kept.',
  })
  correctName(
    @Root() question: IncorrectQuestion,
    @Ctx() context: Context,
    @Arg('lang', () => LanguageEnum, langArgument) lang?: Language | null,
  ): string | null | Promise<string | null> {
    return forThoseToldOf(question, question.rightName, lang ?? context.lang);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The remark on the question as a whole, rich text; null without one, and where it is not told.',
  })
  explanation(
    @Root() question: IncorrectQuestion,
    @Ctx() context: Context,
    @Arg('lang', () => LanguageEnum, langArgument) lang?: Language | null,
  ): string | null | Promise<string | null> {
    return forThoseToldOf(question, question.remark, lang ?? context.lang);
  }
}

@Resolver(() => ResultConnection)
export class ResultConnectionResolver {
  @FieldResolver(() => Int, {
    description: 'How many results there are on all pages; counted only when asked.',
  })
  totalCount(@Root() { profileId }: ResultConnection, @Ctx() { viewer }: Context): Promise<number> {
    return countResultsOf(viewer, profileId);
  }
}

@Resolver(() => Profile)
export class ProfileResultsResolver {
  @FieldResolver(() => ResultConnection, { description: 'Closed attempts, newest first.' })
  results(
    @Root() profile: Profile,
    @Ctx() { viewer }: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'How many results, 1 to 100.' })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Cursor of the result that the page follows.',
    })
    after?: string | null,
  ): Promise<ResultConnection> {
    return resultsOfProfile(viewer, profile.id, first, after);
  }

  @FieldResolver(() => Progress, { description: 'How far the person is.' })
  progress(@Root() profile: Profile, @Ctx() { viewer }: Context): Promise<Progress> {
    return progressOf(viewer, profile);
  }
}
