import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import { useComputedColorScheme } from '@mantine/core';
import Dashboard from '@uppy/react/dashboard';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ImageUploader, UploadSignature } from './image-uploader';
import styles from './image-upload.module.css';

const height = 180;

/** The list of files scrolls, so it must take the focus; it comes and goes with the files. */
function useScrollableByKeyboard(area: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const mend = () => area.current?.querySelector('.uppy-Dashboard-files')?.setAttribute('tabindex', '0');
    const observer = new MutationObserver(mend);
    if (area.current) observer.observe(area.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [area]);
}

type Props = { uploader: ImageUploader; limits: UploadSignature; labelId: string };

/** Where images are dropped or chosen, and how far they have come. */
export function UploadArea({ uploader, limits, labelId }: Props) {
  const intl = useIntl();
  const scheme = useComputedColorScheme();
  const area = useRef<HTMLDivElement>(null);
  useScrollableByKeyboard(area);
  return (
    <div ref={area} className={styles.area} role="group" aria-labelledby={labelId}>
      <Dashboard
        uppy={uploader}
        width="100%"
        height={height}
        theme={scheme}
        hideUploadButton
        hideRetryButton
        proudlyDisplayPoweredByUppy={false}
        note={intl.formatMessage({ id: 'uploads.note' }, { megabytes: limits.maxBytes / 1_000_000 })}
      />
    </div>
  );
}
