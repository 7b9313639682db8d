import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ModuleMaterialFragment } from './module-material.generated';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import { Button } from '#client/ui/button';
import { sizeText } from '#client/platform/formats/size-text';
import styles from './module-material.module.css';

const DownloadDialog = lazyScreen(() => import('./download-dialog'));

/** The number of downloads of a module and the button that opens the dialog. Renders nothing without downloads. */
export function ModuleMaterial({ module }: { module: ModuleMaterialFragment }) {
  const intl = useIntl();
  const [opened, setOpened] = useState<boolean>();
  const { videos, datasheets, extraFiles, images } = module;
  const files = [...videos, ...datasheets, ...extraFiles];
  if (files.length + images.length === 0) return null;
  const size =
    files.reduce((sum, { file }) => sum + file.size, 0) +
    images.reduce((sum, image) => sum + (image.size ?? 0), 0);
  const say = (id: string, count: number) => intl.formatMessage({ id }, { count });
  return (
    <section className={styles.material} aria-labelledby="material">
      <div>
        <h2 id="material">
          <FormattedMessage id="modules.material" />
        </h2>
        <p className="sm dim">
          {[
            files.length > 0 && say('modules.material.count', files.length),
            images.length > 0 && say('modules.material.imageCount', images.length),
            size > 0 && sizeText(intl, size),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <Button aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconDownload size={20} stroke={1.9} aria-hidden />
        <FormattedMessage id="modules.material.download" />
      </Button>
      {opened !== undefined && (
        <Suspense>
          <DownloadDialog module={module} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </section>
  );
}
