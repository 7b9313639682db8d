import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { createArchiveLink } from './archive/archive.service';
import { ArchiveLink, DownloadLink } from './download-link.types';
import { createDownloadLink } from './download.service';

@Resolver()
export class DownloadLinkResolver {
  @Authorized()
  @Mutation(() => DownloadLink, {
    description:
      'A link by which the caller fetches a file of a module that is open to them, for 15 minutes. FORBIDDEN for ' +
      'one that is disabled or for other user types, PROGRAM_ENTRY_REQUIRED for a gold one without an entry.',
  })
  createDownloadLink(
    @Ctx() { viewer }: Context,
    @Arg('downloadId', () => ID, { description: 'Id of the download.' }) downloadId: string,
  ): Promise<DownloadLink> {
    return createDownloadLink(viewer, downloadId);
  }

  @Authorized()
  @Mutation(() => ArchiveLink, {
    description:
      'A link by which the caller fetches files and images of a module as one zip, for 15 minutes; refused as ' +
      '`createDownloadLink` is. Each file that has a size can be in it, at most 220.',
  })
  createArchiveLink(
    @Ctx() { viewer }: Context,
    @Arg('moduleId', () => ID, { description: 'Id of the module.' }) moduleId: string,
    @Arg('downloadIds', () => [ID], { description: 'Ids of its downloads.' }) downloadIds: string[],
    @Arg('imageIds', () => [ID], { description: 'Ids of its images.' }) imageIds: string[],
  ): Promise<ArchiveLink> {
    return createArchiveLink(viewer, moduleId, downloadIds, imageIds);
  }
}
