import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { LanguageEnum } from '#server/platform/graphql/language';
import type { Language } from '#server/platform/language/i18n';
import { partsAsked } from './profile-parts';
import { UpdateProfileInput } from './profile.input';
import { ownProfile, profileById, setLanguage, updateProfile } from './profile.service';
import { Profile } from './profile.types';

const profileId = { description: 'Id of the person.' } as const;

@Resolver(() => Profile)
export class ProfileResolver {
  @Authorized()
  @Query(() => Profile, { description: "The caller's own profile." })
  me(@Ctx() { viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<Profile> {
    return ownProfile(viewer, partsAsked(info));
  }

  @Authorized()
  @Query(() => Profile, {
    nullable: true,
    description:
      "A person: oneself, people of a manager's account, anybody for administrators; null otherwise.",
  })
  profile(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, profileId) id: string,
  ): Promise<Profile | null> {
    return profileById(viewer, id, partsAsked(info));
  }

  @Authorized()
  @Mutation(() => Profile, { description: "Saves the caller's language." })
  setLanguage(
    @Ctx() { viewer }: Context,
    @Arg('lang', () => LanguageEnum, { description: 'The language chosen.' }) lang: Language,
  ): Promise<Profile> {
    return setLanguage(viewer, lang);
  }

  @Authorized()
  @Mutation(() => Profile, { description: 'Changes the own profile; administrators change any.' })
  updateProfile(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, profileId) id: string,
    // The service validates, so that both APIs refuse alike.
    @Arg('input', () => UpdateProfileInput, { description: 'The fields to change.', validate: false })
    input: UpdateProfileInput,
  ): Promise<Profile> {
    return updateProfile(viewer, id, { ...input });
  }
}
