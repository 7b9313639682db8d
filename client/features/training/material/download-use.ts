import { useState } from 'react';
import toast from 'react-hot-toast';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { saveAddress } from '#client/platform/save-address';
import { useCreateArchiveLinkMutation, useCreateDownloadLinkMutation } from './download-link.generated';
import type { Item } from './download-groups';

const idsOf = (items: readonly Item[], kind: Item['kind']): string[] =>
  items.filter((item) => item.kind === kind).map(({ id }) => id);

/** Returns a function that requests the address of one item, or of a zip archive of several. */
function useLink(moduleId: string): (items: readonly Item[]) => Promise<string | undefined> {
  const [createLink] = useCreateDownloadLinkMutation();
  const [createArchive] = useCreateArchiveLinkMutation();
  return async (items) => {
    const [only, ...others] = items;
    if (only && others.length === 0) {
      if (only.kind === 'image') return only.image.originalUrl;
      const { data } = await createLink({ variables: { input: { downloadId: only.id } } });
      return data?.createDownloadLink.link.url;
    }
    const input = { moduleId, downloadIds: idsOf(items, 'file'), imageIds: idsOf(items, 'image') };
    return (await createArchive({ variables: { input } })).data?.createArchiveLink.link.url;
  };
}

/** Downloads files and images of a module by a one-time link. */
export function useDownload(moduleId: string) {
  const errorMessage = useErrorMessage();
  const createLink = useLink(moduleId);
  const [preparing, setPreparing] = useState<'all' | 'selected'>();
  const download = async (which: 'all' | 'selected', items: readonly Item[]) => {
    setPreparing(which);
    try {
      const url = await createLink(items);
      if (url) saveAddress(url);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setPreparing(undefined);
    }
  };
  return { preparing, download };
}
