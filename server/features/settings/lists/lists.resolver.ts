import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { LanguageEnum } from '#server/platform/graphql/language';
import { ListSize } from '#server/platform/graphql/sizes';
import type { Language } from '#server/platform/language/i18n';
import { listCountries } from './countries';
import { enumerations, type ListedEnumeration } from './enumerations';
import { Country, Enumeration, Region, StoreChoice } from './lists.types';
import { listRegions } from './regions';
import { type ListedStore, listStores } from './store-choices';

const ownLanguage = {
  nullable: true,
  description: "The language wanted; the caller's own by default.",
} as const;

/** Lists that hold nothing about anybody: all of them are public. */
@Resolver()
export class ListsResolver {
  @ListSize(20)
  @Query(() => [Enumeration], { description: 'Every enumeration with its labels; public.' })
  enumerations(): readonly ListedEnumeration[] {
    return enumerations;
  }

  @ListSize(260)
  @Query(() => [Country], {
    description: 'Every country: the United States, Canada, then the others by name; public.',
  })
  countries(
    @Ctx() context: Context,
    @Arg('lang', () => LanguageEnum, ownLanguage) lang?: Language,
  ): Country[] {
    return listCountries(lang ?? context.lang);
  }

  @ListSize(60)
  @Query(() => [Region], {
    description: 'States or provinces of US or CA by name, nothing for other countries; public.',
  })
  regions(
    @Ctx() context: Context,
    @Arg('country', () => String, { description: 'ISO 3166 code of the country.' }) country: string,
    @Arg('lang', () => LanguageEnum, ownLanguage) lang?: Language,
  ): Region[] {
    return listRegions(country, lang ?? context.lang);
  }

  @ListSize(15)
  @Query(() => [StoreChoice], { description: 'Every store choice; public.' })
  storeChoices(@Ctx() context: Context): ListedStore[] {
    return listStores(context.viewer);
  }
}
