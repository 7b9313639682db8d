import toast from 'react-hot-toast';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { saveAddress } from '#client/platform/save-address';
import { useOpenArticleFileMutation, useOpenDownloadMutation, type FileRowFragment } from './files.generated';

type Use = FileRowFragment['uses'][number];

const opens = ({ kind, downloadId }: Use): boolean => downloadId !== null || kind === 'article';

/** Returns true if a record offers the file as a download, whose permissions apply to opening it. */
export const canOpen = ({ uses, imageUrl }: FileRowFragment): boolean =>
  imageUrl === null && uses.some(opens);

/** Returns a function that opens a file by a one-time link. */
export function useOpenFile(): (file: FileRowFragment) => void {
  const errorMessage = useErrorMessage();
  const [openDownload] = useOpenDownloadMutation();
  const [openArticleFile] = useOpenArticleFileMutation();

  const linkTo = async (fileId: string, { id, downloadId, captions }: Use): Promise<string | undefined> => {
    if (downloadId === null) {
      const { data } = await openArticleFile({ variables: { input: { articleId: id!, fileId } } });
      return data?.createArticleFileLink.link.url;
    }
    const { data } = await openDownload({ variables: { input: { downloadId } } });
    const link = data?.createDownloadLink.link;
    return captions ? link?.captions.find(({ lang }) => lang === captions)?.url : link?.url;
  };

  const open = async ({ id, uses }: FileRowFragment): Promise<void> => {
    try {
      const url = await linkTo(id, uses.find(opens)!);
      if (url) saveAddress(url);
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (file) => void open(file);
}
