import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/language';
import type { Language } from '#server/platform/language/i18n';
import { addDownload } from './add-download';
import { setCaption } from './caption.service';
import { AddDownloadInput, UpdateDownloadInput } from './download.input';
import { ModuleFiles } from './module-file.types';
import { moduleFiles, removeDownload, updateDownload } from './module-files.service';

const readAtText = 'The `updatedAt` that was read; CONFLICT where the download was changed since.';

@Resolver()
export class ModuleFilesResolver {
  @Authorized('admin', 'client')
  @Query(() => ModuleFiles, {
    nullable: true,
    description: 'The files of a module and how often they were fetched; null where there is no such module.',
  })
  adminModuleFiles(
    @Ctx() { viewer }: Context,
    @Arg('moduleId', () => ID, { description: 'Id of the module.' }) moduleId: string,
  ): Promise<ModuleFiles | null> {
    return moduleFiles(viewer, moduleId);
  }

  @Authorized('admin')
  @Mutation(() => ModuleFiles, { description: 'Offers an uploaded file in a module, last of its kind.' })
  adminAddDownload(
    @Ctx() { viewer }: Context,
    @Arg('moduleId', () => ID, { description: 'Id of the module.' }) moduleId: string,
    @Arg('input', () => AddDownloadInput, { description: 'The file and what is said of it.' })
    input: AddDownloadInput,
  ): Promise<ModuleFiles> {
    return addDownload(viewer, moduleId, input);
  }

  @Authorized('admin')
  @Mutation(() => ModuleFiles, { description: 'Changes label, language or place of a download.' })
  adminUpdateDownload(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the download.' }) id: string,
    @Arg('input', () => UpdateDownloadInput, { description: 'What changes.' }) input: UpdateDownloadInput,
    @Arg('updatedAt', () => DateTime, { description: readAtText }) updatedAt: Date,
  ): Promise<ModuleFiles> {
    return updateDownload(viewer, id, input, updatedAt);
  }

  @Authorized('admin')
  @Mutation(() => ModuleFiles, {
    description: 'Takes a download out of its module, with its captions and counts.',
  })
  adminRemoveDownload(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the download.' }) id: string,
    @Arg('updatedAt', () => DateTime, { description: readAtText }) updatedAt: Date,
  ): Promise<ModuleFiles> {
    return removeDownload(viewer, id, updatedAt);
  }

  @Authorized('admin')
  @Mutation(() => ModuleFiles, {
    description: 'Gives a video captions in a language, or takes them away.',
  })
  adminSetCaption(
    @Ctx() { viewer }: Context,
    @Arg('downloadId', () => ID, { description: 'Id of the video’s download.' }) downloadId: string,
    @Arg('lang', () => LanguageEnum, { description: 'Language of the captions.' }) lang: Language,
    @Arg('updatedAt', () => DateTime, { description: readAtText }) updatedAt: Date,
    @Arg('fileId', () => ID, {
      nullable: true,
      description: 'Id of the stored WebVTT file; null takes the captions away.',
    })
    fileId: string | null | undefined,
  ): Promise<ModuleFiles> {
    return setCaption(viewer, downloadId, lang, fileId ?? null, updatedAt);
  }
}
