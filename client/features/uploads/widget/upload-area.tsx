import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import { useComputedColorScheme } from '@mantine/core';
import Dashboard from '@uppy/react/dashboard';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ImageUploader } from '../protocol/image-uploader';
import styles from './upload-area.module.css';
import type { UploadSignature } from '../protocol/use-sign';

const height = 180;

/** The list of files scrolls, so it must take the focus, and be the list of its items; it comes and goes with them. */
function useMendedList(area: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const mend = () => {
      const list = area.current?.querySelector('.uppy-Dashboard-files');
      list?.setAttribute('tabindex', '0');
      list?.setAttribute('role', 'list');
    };
    const observer = new MutationObserver(mend);
    if (area.current) observer.observe(area.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [area]);
}

type Props = { uploader: ImageUploader; limits: UploadSignature };

/** Where images are dropped or chosen, and how far they have come. */
export function UploadArea({ uploader, limits }: Props) {
  const intl = useIntl();
  const scheme = useComputedColorScheme();
  const area = useRef<HTMLDivElement>(null);
  useMendedList(area);
  return (
    <div ref={area} className={styles.area}>
      <Dashboard
        uppy={uploader}
        width="100%"
        height={height}
        theme={scheme}
        hideUploadButton
        hideRetryButton
        disableInformer
        doneButtonHandler={null}
        proudlyDisplayPoweredByUppy={false}
        note={intl.formatMessage({ id: 'uploads.note' }, { megabytes: limits.maxBytes / 1_000_000 })}
      />
    </div>
  );
}
