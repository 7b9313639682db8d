import {
  IconFile,
  IconFileText,
  IconPhoto,
  IconVideo,
  IconExternalLink,
  type Icon,
} from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RibList } from '#client/ui/rib-list';
import type { OpenedModule } from './module-page';
import styles from './module-page.module.css';

type Item = { key: string; label: string; url: string; detail: string; kindId: string; Icon: Icon };

function useItems({ videos, datasheets, extraFiles, images, name }: OpenedModule): Item[] {
  const intl = useIntl();
  const kinds = [
    { files: videos, kindId: 'modules.material.video', Icon: IconVideo },
    { files: datasheets, kindId: 'modules.material.datasheet', Icon: IconFileText },
    { files: extraFiles, kindId: 'modules.material.extraFile', Icon: IconFile },
  ];
  const files = kinds.flatMap(({ files: listed, kindId, Icon }) =>
    listed.map(({ id, label, lang, file }) => ({
      key: id,
      label,
      url: file.url,
      detail: `${lang.toUpperCase()}, ${file.filename}`,
      kindId,
      Icon,
    })),
  );
  const pictures = images.map(({ originalUrl, width, height }, index) => ({
    key: originalUrl,
    label: intl.formatMessage({ id: 'modules.material.imageOf' }, { name, number: index + 1 }),
    url: originalUrl,
    detail: `${width} × ${height}`,
    kindId: 'modules.material.image',
    Icon: IconPhoto,
  }));
  return [...files, ...pictures];
}

/** Everything a module offers to open or keep; nothing where it offers none. */
export function ModuleMaterial({ module }: { module: OpenedModule }) {
  const items = useItems(module);
  if (items.length === 0) return null;
  return (
    <section className={styles.material} aria-labelledby="material">
      <h2 id="material">
        <FormattedMessage id="modules.material" />
      </h2>
      <RibList>
        {items.map(({ key, label, url, detail, kindId, Icon }) => (
          <li key={key} className={styles.file}>
            <span className={styles.fileIcon}>
              <Icon size={20} stroke={1.9} aria-hidden />
            </span>
            <span>
              <a href={url} target="_blank" rel="noreferrer">
                {label}
              </a>
              <br />
              <span className="sm dim">
                <FormattedMessage id={kindId} /> · {detail}
              </span>
            </span>
            <IconExternalLink size={20} stroke={1.9} aria-hidden />
          </li>
        ))}
      </RibList>
    </section>
  );
}
