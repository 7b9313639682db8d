import { useEffect, useEffectEvent } from 'react';
import type { ImageUploader } from '../protocol/image-uploader';

/** Calls `onBusy` when an upload starts or ends. A failed upload isn't busy until it is retried. */
export function useBusy(uploader: ImageUploader | undefined, onBusy: (busy: boolean) => void): void {
  const tell = useEffectEvent(onBusy);
  useEffect(() => {
    if (!uploader) return undefined;
    let busy = false;
    const look = () => {
      const now = uploader.getFiles().some(({ error }) => !error);
      if (now !== busy) tell(now);
      busy = now;
    };
    look();
    uploader.on('state-update', look);
    return () => {
      uploader.off('state-update', look);
      if (busy) tell(false);
    };
  }, [uploader]);
}
