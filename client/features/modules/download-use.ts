import { useState } from 'react';
import toast from 'react-hot-toast';
import { useErrorMessage } from '#client/platform/error-message';
import { useCreateDownloadLinkMutation } from '#client/platform/generated/graphql';

/** Goes to an address whose answer is saved: the page stays, whatever comes. */
function save(url: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = '';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}

/** Downloads a file by a link made for this one time. */
export function useDownload() {
  const errorMessage = useErrorMessage();
  const [createLink] = useCreateDownloadLinkMutation();
  const [preparing, setPreparing] = useState<string>();
  const download = async (id: string) => {
    setPreparing(id);
    try {
      const { data } = await createLink({ variables: { id } });
      if (data) save(data.createDownloadLink.url);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setPreparing(undefined);
    }
  };
  return { preparing, download };
}
