import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { IncorrectQuestion, Result } from '#server/features/attempts/results/result.types';
import type { Context } from '#server/platform/context';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { Sync } from '#server/platform/graphql/localized';
import { type Language, type LocalizedText, localize } from '#server/platform/language/i18n';
import { onceKnown } from '#server/platform/cache/once-known';
import type { Viewer } from '#server/platform/access/viewer';
import { learnerWith } from '../access/learner';
import { Module, type ModuleValues } from '../module/module.types';
import { moduleWith } from '../module/module-with';
import { tellsRightAnswers } from './right-answers-visible';

/** Returns true if the viewer may know the correct answers of a result's test. */
function tellsRightAnswersOf(result: Result, viewer: Viewer): boolean | Promise<boolean> {
  const learner = learnerWith(result, viewer);
  return onceKnown(moduleWith(result, viewer), (module) => tellsRightAnswers(module, learner));
}

@Resolver(() => Result)
export class ResultTrainingResolver {
  @Sync((result: Result, _args, { viewer }) => moduleWith(result, viewer))
  @FieldResolver(() => Module, { description: 'Module of the test.' })
  module(@Root() result: Result, @Ctx() { viewer }: Context): ModuleValues | Promise<ModuleValues> {
    return moduleWith(result, viewer);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether correct answers are shown. They are hidden while the caller can take the test or has it in progress. Administrators and API clients that write modules always see them.',
  })
  showsRightAnswers(@Root() result: Result, @Ctx() { viewer }: Context): boolean | Promise<boolean> {
    return tellsRightAnswersOf(result, viewer);
  }
}

/** Returns a text only for viewers who may know the correct answers. */
function forThoseToldOf(
  { result }: IncorrectQuestion,
  text: LocalizedText | null,
  viewer: Viewer,
  lang: Language,
): string | null | Promise<string | null> {
  if (!text) return null;
  return onceKnown(tellsRightAnswersOf(result, viewer), (isTold) => (isTold ? localize(text, lang) : null));
}

const langArgument = {
  nullable: true,
  description: "Language of the text. By default, the caller's language.",
} as const;

@Resolver(() => IncorrectQuestion)
export class IncorrectQuestionResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Correct answer, rich text. Null if it is hidden (see `showsRightAnswers`) or was not stored.',
  })
  correctName(
    @Root() question: IncorrectQuestion,
    @Ctx() context: Context,
    @Arg('lang', () => LanguageEnum, langArgument) lang?: Language | null,
  ): string | null | Promise<string | null> {
    return forThoseToldOf(question, question.rightName, context.viewer, lang ?? context.lang);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Feedback on the question as a whole, rich text. Null if there is none or it is hidden (see `showsRightAnswers`).',
  })
  explanation(
    @Root() question: IncorrectQuestion,
    @Ctx() context: Context,
    @Arg('lang', () => LanguageEnum, langArgument) lang?: Language | null,
  ): string | null | Promise<string | null> {
    return forThoseToldOf(question, question.remark, context.viewer, lang ?? context.lang);
  }
}
