import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { previousMarksOf } from './previous-marks';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { Cost, ListSize } from '#server/platform/graphql/limits/sizes';
import type { Language } from '#server/platform/language/i18n';
import { Result } from '#server/features/attempts/results/result.types';
import { acceptAnswer, previewAcceptance, unmatchedAnswers } from './accept-answer.service';
import { RegradeModeEnum } from './regrade.enums';
import { AcceptAnswerInput, RegradeQuestionInput } from './regrade.input';
import { changedResults, previewRegrade, regradedQuestion, regradeQuestion } from './regrade.service';
import {
  AcceptAnswerPayload,
  PreviousMark,
  RegradedQuestion,
  type RegradedQuestionValues,
  RegradedResultConnection,
  RegradePreview,
  RegradeQuestionPayload,
  UnmatchedAnswer,
} from './regrade.types';
import type { RegradeMode } from './right-answers';

/** A preview scores every attempt with the question, so a query can contain only one. */
const largePreview = 8000;

const question = 'ID of the question.';

@Resolver()
export class RegradeResolver {
  @Authorized('admin', 'write_modules')
  @Query(() => RegradedQuestion, {
    nullable: true,
    description:
      "Returns a question that was corrected, with its old and new correct answer. Null if it doesn't " +
      'exist.',
  })
  regradedQuestion(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: question }) id: string,
  ): Promise<RegradedQuestionValues | null> {
    return regradedQuestion(viewer, id);
  }

  @Cost(largePreview)
  @Authorized('admin', 'write_modules')
  @Query(() => RegradePreview, {
    description:
      'Shows what publishing the correction of a question and regrading it would do. Changes nothing.',
  })
  regradePreview(
    @Ctx() { viewer }: Context,
    @Arg('questionId', () => ID, { description: question }) questionId: string,
    @Arg('mode', () => RegradeModeEnum, { description: 'Answers that would count as correct.' })
    mode: RegradeMode,
    @Arg('lowersResults', () => Boolean, {
      defaultValue: false,
      description: 'Whether results, points and PRO status could get worse.',
    })
    lowersResults: boolean,
  ): Promise<RegradePreview> {
    return previewRegrade(viewer, questionId, { mode, lowersResults });
  }

  @Authorized('admin')
  @Mutation(() => RegradeQuestionPayload, {
    description:
      'Publishes the correction of one question, without other changes of the draft, and marks the ' +
      'attempts that asked it again. CONFLICT if the question or the results have changed since the ' +
      'preview. A repeat changes nothing.',
  })
  regradeQuestion(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RegradeQuestionInput, { description: 'Regrade to carry out as previewed.' })
    input: RegradeQuestionInput,
  ): Promise<RegradeQuestionPayload> {
    return regradeQuestion(viewer, input);
  }

  @Authorized('admin', 'write_modules')
  @Query(() => [UnmatchedAnswer], {
    description: 'Lists the short answers that earned no credit in marked attempts, most frequent first.',
  })
  unmatchedAnswers(
    @Ctx() { viewer }: Context,
    @Arg('questionId', () => ID, { description: question }) questionId: string,
    @First('answers') size: number,
  ): Promise<UnmatchedAnswer[]> {
    return unmatchedAnswers(viewer, questionId, size);
  }

  @Cost(largePreview)
  @Authorized('admin', 'write_modules')
  @Query(() => RegradePreview, {
    description:
      'Shows what accepting another short answer would do. It would be published, and attempts would be ' +
      'marked by the former and the new correct answers. CONFLICT if the correct answer has other ' +
      "changes that aren't published.",
  })
  acceptAnswerPreview(
    @Ctx() { viewer }: Context,
    @Arg('questionId', () => ID, { description: question }) questionId: string,
    @Arg('text', () => String, { description: 'Answer to accept, at most 200 characters.' }) text: string,
    @Arg('lang', () => LanguageEnum, { description: 'Language in which the answer would be accepted.' })
    lang: Language,
  ): Promise<RegradePreview> {
    return previewAcceptance(viewer, { questionId, text, lang });
  }

  @Authorized('admin')
  @Mutation(() => AcceptAnswerPayload, {
    description:
      'Accepts another short answer and publishes it. Attempts that asked the question are marked again ' +
      'by the former and the new correct answers. No result gets worse. CONFLICT as in the preview, and ' +
      'if something has changed since.',
  })
  acceptAnswer(
    @Ctx() { viewer }: Context,
    @Arg('input', () => AcceptAnswerInput, { description: 'Answer to accept as previewed.' })
    input: AcceptAnswerInput,
  ): Promise<AcceptAnswerPayload> {
    return acceptAnswer(viewer, input);
  }
}

@Resolver(() => RegradePreview)
export class RegradePreviewResolver {
  @FieldResolver(() => RegradedResultConnection, {
    description: 'Results that change, by the names of the people.',
  })
  results(
    @Root() preview: RegradePreview,
    @First('results') first: number,
    @After('result')
    after?: string | null,
  ): RegradedResultConnection {
    return changedResults(preview, first, after);
  }
}

@Resolver(() => Result)
export class PreviousMarksResolver {
  @ListSize(20)
  @FieldResolver(() => [PreviousMark], {
    description: 'Marks that regrades replaced, newest first. Empty if the result was never regraded.',
  })
  previousMarks(@Root() result: Result): Promise<PreviousMark[]> {
    return previousMarksOf(result);
  }
}
