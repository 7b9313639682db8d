import { useEffect, useState } from 'react';
import type { ImageUploader } from './image-uploader';

/** What stands in the way of an uploader besides failed uploads: files it does not take, and a missing network. */
export function useNotices(uploader: ImageUploader | undefined) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    if (!uploader) return undefined;
    let batch: string[] = [];
    // Files that are refused come before those of the same choice that are taken.
    const refused = (file: { data?: unknown } | undefined, { message }: Error) => {
      if (batch.length === 0) setTimeout(show);
      batch.push(file?.data instanceof File ? `${file.data.name}: ${message}` : message);
    };
    const show = () => {
      setRefusals([...new Set(batch)]);
      batch = [];
    };
    const forget = () => setRefusals([]);
    const lose = () => setOffline(true);
    const regain = () => setOffline(false);
    uploader.on('restriction-failed', refused);
    uploader.on('files-added', forget);
    uploader.on('cancel-all', forget);
    uploader.on('is-offline', lose);
    uploader.on('is-online', regain);
    return () => {
      uploader.off('restriction-failed', refused);
      uploader.off('files-added', forget);
      uploader.off('cancel-all', forget);
      uploader.off('is-offline', lose);
      uploader.off('is-online', regain);
    };
  }, [uploader]);
  return { refusals, offline };
}
