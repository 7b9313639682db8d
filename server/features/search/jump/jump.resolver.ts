import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/limits/sizes';
import type { Language } from '#server/platform/language/i18n';
import { jumpTargets, jumpTargetsOf } from './jump.service';
import { JumpTarget, maxByIds, maxOfAKind } from './jump.types';

const langOptions = {
  nullable: true,
  description: "Language of the names. By default, the caller's language.",
} as const;

@Resolver()
export class JumpResolver {
  @Authorized('admin')
  @Cost(statementCost)
  @ListSize(4 * maxOfAKind)
  @Query(() => [JumpTarget], {
    description:
      'Finds people, accounts, modules and other records by name, number or e-mail, for the command ' +
      'palette of administrators. Returns at most eight people, accounts, modules and other records ' +
      'each, in this order. Those whose name starts with the text come first. Every word must be found; ' +
      "case and accents don't matter. A word of one or two letters is found only at the start of a " +
      'word. Fewer than two letters find nothing.',
  })
  jumpTargets(
    @Ctx() { viewer, lang: own }: Context,
    @Arg('words', () => String, { description: 'Text to search for, at most 200 characters.' }) words: string,
    @Arg('lang', () => LanguageEnum, langOptions) lang?: Language | null,
  ): Promise<JumpTarget[]> {
    return jumpTargets(viewer, words, lang ?? own);
  }

  @Authorized('admin')
  @ListSize(maxByIds)
  @Query(() => [JumpTarget], {
    description:
      'Returns records of the command palette by their IDs, in the same order, without those that no ' +
      'longer exist. For administrators.',
  })
  jumpTargetsOf(
    @Ctx() { viewer, lang: own }: Context,
    @Arg('ids', () => [ID], { description: 'IDs of the records, at most 20.' }) ids: string[],
    @Arg('lang', () => LanguageEnum, langOptions) lang?: Language | null,
  ): Promise<JumpTarget[]> {
    return jumpTargetsOf(viewer, ids, lang ?? own);
  }
}
