import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { LanguageEnum } from '#server/platform/graphql/language';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/sizes';
import type { Language } from '#server/platform/language/i18n';
import { jumpTargets, jumpTargetsOf } from './jump.service';
import { JumpTarget, mostByIds, mostOfAKind } from './jump.types';

const langOptions = {
  nullable: true,
  description: "The language of the names; the caller's own by default.",
} as const;

@Resolver()
export class JumpResolver {
  @Authorized('admin')
  @Cost(statementCost)
  @ListSize(4 * mostOfAKind)
  @Query(() => [JumpTarget], {
    description:
      'What administrators go to by its name, number or e-mail: at most eight people, accounts, modules and other things, ' +
      'in this order, names that begin with what is typed first. All words have to be found, whatever their case and ' +
      'accents; those of one or two letters where a word begins. Less than two letters find nothing.',
  })
  jumpTargets(
    @Ctx() { viewer, lang: own }: Context,
    @Arg('words', () => String, { description: 'What was typed, at most 200 characters.' }) words: string,
    @Arg('lang', () => LanguageEnum, langOptions) lang?: Language | null,
  ): Promise<JumpTarget[]> {
    return jumpTargets(viewer, words, lang ?? own);
  }

  @Authorized('admin')
  @ListSize(mostByIds)
  @Query(() => [JumpTarget], {
    description: 'The same by ids, in their order; what is there no more is left out. For administrators.',
  })
  jumpTargetsOf(
    @Ctx() { viewer, lang: own }: Context,
    @Arg('ids', () => [ID], { description: 'Which, at most 20.' }) ids: string[],
    @Arg('lang', () => LanguageEnum, langOptions) lang?: Language | null,
  ): Promise<JumpTarget[]> {
    return jumpTargetsOf(viewer, ids, lang ?? own);
  }
}
