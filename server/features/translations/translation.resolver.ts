import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/limits/sizes';
import { After, First } from '#server/platform/graphql/page-arguments';
import type { Language } from '#server/platform/language/i18n';
import {
  SimilarTranslation,
  TranslatedTextConnection,
  TranslatedTextFilter,
  TranslationCounts,
  TranslateTextInput,
  TranslateTextPayload,
} from './translation.types';
import { translateText } from './translate-texts';
import { countTranslations, maxSimilar, similarTranslations, translatedTexts } from './translations.service';

@Resolver()
export class TranslationResolver {
  @Authorized('admin')
  @Query(() => TranslatedTextConnection, {
    description:
      'Lists the texts of all records that administrators edit, with their translations. For ' +
      'administrators.',
  })
  translatedTexts(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Text that must occur in any language or in the name of the record. At most 200 characters.',
    })
    search: string | null | undefined,
    @Arg('filter', () => TranslatedTextFilter, {
      nullable: true,
      description: 'Filter of the list. All texts if left out or null.',
    })
    filter: TranslatedTextFilter | null | undefined,
    @First('texts')
    first: number,
    @After('text')
    after?: string | null,
  ): Promise<TranslatedTextConnection> {
    return translatedTexts(viewer, search, filter ?? {}, first, after);
  }

  @Authorized('admin')
  @Cost(statementCost)
  @Query(() => TranslationCounts, {
    description: 'Counts the texts of all records that administrators edit. For administrators.',
  })
  translationCounts(@Ctx() { viewer }: Context): Promise<TranslationCounts> {
    return countTranslations(viewer);
  }

  @Authorized('admin')
  @Cost(statementCost)
  @ListSize(maxSimilar)
  @Query(() => [SimilarTranslation], {
    description:
      'Lists at most three translations of texts with the same English, ignoring case, most frequent ' +
      'first. Leaves out those that are out of date or have rich text marks. For administrators.',
  })
  similarTranslations(
    @Ctx() { viewer }: Context,
    @Arg('english', () => String, { description: 'English text to translate, at most 200 characters.' })
    english: string,
    @Arg('lang', () => LanguageEnum, { description: 'Language of the translations.' }) lang: Language,
  ): Promise<SimilarTranslation[]> {
    return similarTranslations(viewer, english, lang);
  }

  @Authorized('admin')
  @Mutation(() => TranslateTextPayload, {
    description:
      'Saves a text in one language as an edit of its record: validated, audited and visible as such. ' +
      'Texts of questions are drafts until their test is published.',
  })
  async translateText(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Translation to save.' }) input: TranslateTextInput,
  ): Promise<TranslateTextPayload> {
    return { text: await translateText(viewer, input) };
  }
}
