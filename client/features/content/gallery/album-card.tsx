import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import { albumPath } from './album-address';
import type { AlbumEntryFragment } from './albums.generated';
import styles from './gallery.module.css';

/** An album: its first image large, the next two small, and its title. */
export function AlbumCard({ album, level = 2 }: { album: AlbumEntryFragment; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { date } = useFormat();
  const { title, cover, pictureCount, publishAt } = album;
  return (
    <li className={styles.album}>
      <div className={styles.cover} data-count={cover.length}>
        {cover.map(({ picture: { assetId, smUrl, lgUrl } }, at) => (
          <img key={assetId} src={at === 0 ? lgUrl : smUrl} alt="" loading="lazy" decoding="async" />
        ))}
      </div>
      <Heading>
        <Link to={albumPath(album)}>{title}</Link>
      </Heading>
      <p className="sm dim">
        <FormattedMessage id="gallery.pictures" values={{ count: pictureCount }} />
        {publishAt && ` · ${date(publishAt)}`}
      </p>
    </li>
  );
}
