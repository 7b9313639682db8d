import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '#server/platform/context';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { Language } from '#server/platform/language/i18n';
import { ownerOf } from '#server/features/editing/owner-of';
import { adminModules } from '../editing/admin-modules';
import { AdminModule } from '../module.entity';
import { deleteCaption, setCaption } from './captions.service';
import { AdminDownload } from './admin-download.entity';
import { adminDownloads } from './admin-downloads';

@InputType({ description: 'Captions to delete.' })
class DeleteCaptionInput {
  @Field(() => ID, { description: 'ID of the download of the video.' })
  id!: string;

  @Field(() => DateTime, {
    description:
      '`updatedAt` of the download as you read it. If it has changed since, the answer is CONFLICT with the current download.',
  })
  updatedAt!: Date;

  @Field(() => LanguageEnum, { description: 'Language of the captions.' })
  lang!: Language;
}

@InputType({ description: "Captions to set. They replace the video's captions in the same language." })
class SetCaptionInput extends DeleteCaptionInput {
  @Field(() => ID, { description: 'ID of the stored WebVTT file.' })
  fileId!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
class SetCaptionPayload {
  @Field(() => AdminDownload, { description: 'The video with the change.' })
  download!: AdminDownload;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
class DeleteCaptionPayload {
  @Field(() => AdminDownload, { description: 'The video with the change.' })
  download!: AdminDownload;
}

const moduleOf = ownerOf(adminDownloads, adminModules);

@Resolver(() => AdminDownload)
export class DownloadModuleResolver {
  @FieldResolver(() => AdminModule, { description: 'Module of the download.' })
  module(@Root() download: AdminDownload): Promise<AdminModule> {
    return moduleOf(download);
  }
}

const inputText = { description: 'Video and captions.' };

@Resolver(() => AdminModule)
export class CaptionResolver {
  @ListSize(200)
  @FieldResolver(() => [AdminDownload], {
    description: 'Files of the module, each kind in its order, at most 200.',
  })
  downloads(@Root() module: AdminModule, @Ctx() { viewer }: Context): Promise<AdminDownload[]> {
    return adminDownloads.ownedBy(viewer, module);
  }

  @Authorized('admin')
  @Mutation(() => SetCaptionPayload, { description: 'Sets the captions of a video in a language. Audited.' })
  async setCaption(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SetCaptionInput, inputText) { lang, fileId, ...video }: SetCaptionInput,
  ): Promise<SetCaptionPayload> {
    return { download: await setCaption(viewer, video, lang, fileId) };
  }

  @Authorized('admin')
  @Mutation(() => DeleteCaptionPayload, {
    description: 'Deletes the captions of a video in a language. Changes nothing if there are none. Audited.',
  })
  async deleteCaption(
    @Ctx() { viewer }: Context,
    @Arg('input', () => DeleteCaptionInput, inputText) { lang, ...video }: DeleteCaptionInput,
  ): Promise<DeleteCaptionPayload> {
    return { download: await deleteCaption(viewer, video, lang) };
  }
}
