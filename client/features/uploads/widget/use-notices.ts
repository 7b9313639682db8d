import { useEffect, useState } from 'react';
import type { ImageUploader } from '../protocol/image-uploader';

/** Why files were not taken, and what they are called. */
export type Rejection = { message: string; names: readonly string[] };

/** The refusals of one choice, those for the same reason as one. */
function gathered(batch: readonly { message: string; name: string | undefined }[]): Rejection[] {
  return [...new Set(batch.map(({ message }) => message))].map((message) => ({
    message,
    names: batch.flatMap((rejected) => (rejected.message === message && rejected.name) || []),
  }));
}

/** What stands in the way of an uploader besides failed uploads: files it does not take, and a missing network. */
export function useNotices(uploader: ImageUploader | undefined) {
  const [rejections, setRejections] = useState<readonly Rejection[]>([]);
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    if (!uploader) return undefined;
    let batch: { message: string; name: string | undefined }[] = [];
    // Files that are refused come before those of the same choice that are taken.
    const rejected = (file: { data?: unknown } | undefined, { message }: Error) => {
      if (batch.length === 0) setTimeout(show);
      batch.push({ message, name: file?.data instanceof File ? file.data.name : undefined });
    };
    const show = () => {
      setRejections(gathered(batch));
      batch = [];
    };
    const forget = () => setRejections([]);
    const lose = () => setOffline(true);
    const regain = () => setOffline(false);
    uploader.on('restriction-failed', rejected);
    uploader.on('files-added', forget);
    uploader.on('cancel-all', forget);
    uploader.on('is-offline', lose);
    uploader.on('is-online', regain);
    return () => {
      uploader.off('restriction-failed', rejected);
      uploader.off('files-added', forget);
      uploader.off('cancel-all', forget);
      uploader.off('is-offline', lose);
      uploader.off('is-online', regain);
    };
  }, [uploader]);
  return { rejections, offline };
}
