import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { Language } from '#server/platform/language/i18n';
import { listCountries } from './countries';
import { enumerations, type ListedEnumeration } from './enumerations';
import { Country, Enumeration, Region, StoreChoice } from './lists.types';
import { listRegions } from './regions';
import { type ListedStore, listStores } from './store-choices';

const ownLanguage = {
  nullable: true,
  description: "Language of the text. By default, the caller's language.",
} as const;

/** Public lists without personal data. */
@Resolver()
export class ListsResolver {
  @ListSize(20)
  @Query(() => [Enumeration], { description: 'Lists all enumerations with their labels. Public.' })
  enumerations(): readonly ListedEnumeration[] {
    return enumerations;
  }

  @ListSize(260)
  @Query(() => [Country], {
    description: 'Lists all countries: the United States, Canada, then the others by name. Public.',
  })
  countries(
    @Ctx() context: Context,
    @Arg('lang', () => LanguageEnum, ownLanguage) lang?: Language,
  ): Country[] {
    return listCountries(lang ?? context.lang);
  }

  @ListSize(60)
  @Query(() => [Region], {
    description:
      'Lists the states of the US or the provinces of Canada by name; none for other countries. Public.',
  })
  regions(
    @Ctx() context: Context,
    @Arg('country', () => String, { description: 'ISO 3166 code of the country.' }) country: string,
    @Arg('lang', () => LanguageEnum, ownLanguage) lang?: Language,
  ): Region[] {
    return listRegions(country, lang ?? context.lang);
  }

  @ListSize(15)
  @Query(() => [StoreChoice], { description: 'Lists all store choices. Public.' })
  storeChoices(@Ctx() context: Context): ListedStore[] {
    return listStores(context.viewer);
  }
}
