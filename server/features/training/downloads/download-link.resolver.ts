import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { createArchiveLink } from './archive/archive.service';
import {
  CreateArchiveLinkInput,
  CreateArchiveLinkPayload,
  CreateDownloadLinkInput,
  CreateDownloadLinkPayload,
} from './download-link.types';
import { createDownloadLink } from './download.service';

@Resolver()
export class DownloadLinkResolver {
  @Authorized()
  @Mutation(() => CreateDownloadLinkPayload, {
    description:
      'Creates a link to a file of a module that is open to the caller. It works for 15 minutes. ' +
      'FORBIDDEN for a module that is disabled or for other user types, PROGRAM_ENTRY_REQUIRED for a ' +
      'gold module without program access.',
  })
  async createDownloadLink(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'File to download.' }) { downloadId }: CreateDownloadLinkInput,
  ): Promise<CreateDownloadLinkPayload> {
    return { link: await createDownloadLink(viewer, downloadId) };
  }

  @Authorized()
  @Mutation(() => CreateArchiveLinkPayload, {
    description:
      'Creates a link to a ZIP file with files and images of a module. It works for 15 minutes. Refused ' +
      'as `createDownloadLink` is. The archive can have each file with a known size, at most 220.',
  })
  async createArchiveLink(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Module, files and images.' })
    { moduleId, downloadIds, imageIds }: CreateArchiveLinkInput,
  ): Promise<CreateArchiveLinkPayload> {
    return { link: await createArchiveLink(viewer, moduleId, downloadIds, imageIds) };
  }
}
