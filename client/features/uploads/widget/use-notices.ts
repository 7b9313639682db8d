import { useEffect, useState } from 'react';
import type { ImageUploader } from '../protocol/image-uploader';

/** The reason why files were rejected, with their names. */
export type Rejection = { message: string; names: readonly string[] };

/** Groups the rejections of one selection by reason. */
function gathered(batch: readonly { message: string; name: string | undefined }[]): Rejection[] {
  return [...new Set(batch.map(({ message }) => message))].map((message) => ({
    message,
    names: batch.flatMap((rejected) => (rejected.message === message && rejected.name) || []),
  }));
}

/** Returns the problems of an uploader other than failed uploads: rejected files and a lost connection. */
export function useNotices(uploader: ImageUploader | undefined) {
  const [rejections, setRejections] = useState<readonly Rejection[]>([]);
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    if (!uploader) return undefined;
    let batch: { message: string; name: string | undefined }[] = [];
    // The rejected files of a selection are reported before its accepted ones.
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
