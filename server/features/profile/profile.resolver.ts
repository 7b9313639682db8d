import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { requestedParts } from './profile-parts';
import { SetLanguageInput, UpdateProfileInput } from './profile.input';
import { ownProfile, profileById, setLanguage, updateProfile } from './profile.service';
import { Profile, SetLanguagePayload, UpdateProfilePayload } from './profile.types';

const profileId = { description: 'ID of the person.' } as const;

@Resolver(() => Profile)
export class ProfileResolver {
  @Authorized()
  @Query(() => Profile, { description: "Returns the caller's profile." })
  me(@Ctx() { viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<Profile> {
    return ownProfile(viewer, requestedParts(info));
  }

  @Authorized('read_people')
  @Query(() => Profile, {
    nullable: true,
    description:
      "Returns a person: the caller, people of a manager's account, any for administrators. Null " +
      'otherwise.',
  })
  profile(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, profileId) id: string,
  ): Promise<Profile | null> {
    return profileById(viewer, id, requestedParts(info));
  }

  @Authorized()
  @Mutation(() => SetLanguagePayload, { description: "Saves the caller's language." })
  async setLanguage(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Language to save.' }) { lang }: SetLanguageInput,
  ): Promise<SetLanguagePayload> {
    return { profile: await setLanguage(viewer, lang) };
  }

  @Authorized()
  @Mutation(() => UpdateProfilePayload, {
    description:
      "Changes fields of the caller's profile; administrators can change any. Each change is audited.",
  })
  async updateProfile(
    @Ctx() { viewer }: Context,
    // The service validates, so that GraphQL and REST have the same errors.
    @Arg('input', () => UpdateProfileInput, {
      description: 'Profile, and fields to change.',
      validate: false,
    })
    { id, ...fields }: UpdateProfileInput,
  ): Promise<UpdateProfilePayload> {
    return { profile: await updateProfile(viewer, id, fields) };
  }
}
