import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import { useComputedColorScheme } from '@mantine/core';
import Dashboard from '@uppy/react/dashboard';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ImageUploader } from '../protocol/image-uploader';
import styles from './upload-area.module.css';
import { fixFileList } from '../protocol/traps';
import type { UploadSignature } from '../protocol/use-sign';

const height = 180;

type Props = { uploader: ImageUploader; limits: UploadSignature };

/** The drop zone for images with their progress. */
export function UploadArea({ uploader, limits }: Props) {
  const intl = useIntl();
  const scheme = useComputedColorScheme();
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => (area.current ? fixFileList(area.current) : undefined), []);
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
