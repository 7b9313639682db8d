import { Checkbox } from '@mantine/core';
import { IconDownload, IconFile, IconFileText, IconVideo, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './download-dialog.module.css';
import type { Item, PartKey } from './download-groups';
import { typeOf } from './download-order';
import { sizeText } from '#client/platform/formats/size-text';

const icons: Partial<Record<PartKey, Icon>> = { videos: IconVideo, datasheets: IconFileText };

/** Returns the icon and the texts of an item. */
function useDetails(item: Item, part: PartKey, name: string) {
  const intl = useIntl();
  const size = item.size === null ? [] : [sizeText(intl, item.size)];
  if (item.kind === 'file') {
    const { label, lang, file } = item.file;
    const Sign = icons[part] ?? IconFile;
    const picture = <Sign size={20} stroke={1.9} aria-hidden />;
    return { picture, label, lang, detail: [typeOf(file.filename), ...size].join(', ') };
  }
  const { alt, smUrl, width, height } = item.image;
  return {
    picture: <img src={smUrl} alt="" loading="lazy" />,
    label: alt ?? <FormattedMessage id="modules.material.imageOf" values={{ name, number: item.number }} />,
    lang: undefined,
    detail: [`${width} × ${height}`, ...size].join(', '),
  };
}

type Props = {
  item: Item;
  part: PartKey;
  /** The name of the module. */
  name: string;
  selected: boolean;
  onChoose: (selected: boolean) => void;
};

/** A file or image with a checkbox, or a link for an image on an external host. */
export function DownloadRow({ item, part, name, selected, onChoose }: Props) {
  const { picture, label, lang, detail } = useDetails(item, part, name);
  const details = (control: ReactNode) => (
    <>
      {control}
      <span className={styles.icon}>{picture}</span>
      <span>
        <strong lang={lang}>{label}</strong>
        <br />
        <span className="sm dim">{detail}</span>
      </span>
    </>
  );
  if (item.kind === 'image' && item.size === null) {
    return (
      <a className={styles.row} href={item.image.originalUrl} download target="_blank" rel="noreferrer">
        {details(<IconDownload size={20} stroke={1.9} aria-hidden />)}
      </a>
    );
  }
  return (
    <label className={styles.row}>
      {details(<Checkbox checked={selected} onChange={(event) => onChoose(event.currentTarget.checked)} />)}
    </label>
  );
}
