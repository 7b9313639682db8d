import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useCreateDownloadLinkMutation,
  type CreateDownloadLinkMutation,
} from '../material/download-link.generated';

type VideoLink = CreateDownloadLinkMutation['createDownloadLink']['link'];

/** Requests a link to a video immediately, and another by `renew`. `error` is that of the last request. */
export function useVideoLink(id: string) {
  const [createLink] = useCreateDownloadLinkMutation();
  // The previous link remains until the new one arrives, so that the player stays mounted.
  const [link, setLink] = useState<VideoLink>();
  const [error, setError] = useState<unknown>();
  const requested = useRef(false);
  const renew = useCallback(async () => {
    try {
      const { data } = await createLink({ variables: { input: { downloadId: id } } });
      setLink(data?.createDownloadLink.link);
      setError(undefined);
    } catch (rejection) {
      setError(rejection);
    }
  }, [createLink, id]);
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    void renew();
  }, [renew]);
  return { link, error, renew };
}
