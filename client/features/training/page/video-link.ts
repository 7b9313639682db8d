import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useCreateDownloadLinkMutation,
  type CreateDownloadLinkMutation,
} from '../material/download-link.generated';

type VideoLink = CreateDownloadLinkMutation['createDownloadLink']['link'];

/** A link to a video, made at once and anew by `renew`; `error` where the last try was refused. */
export function useVideoLink(id: string) {
  const [createLink] = useCreateDownloadLinkMutation();
  // The former link stays until there is another, so that the player stays too.
  const [link, setLink] = useState<VideoLink>();
  const [error, setError] = useState<unknown>();
  const asked = useRef(false);
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
    if (asked.current) return;
    asked.current = true;
    void renew();
  }, [renew]);
  return { link, error, renew };
}
