import { FormattedMessage } from 'react-intl';
import { MoreLink, Section } from '#client/ui/layout';
import { pagePath } from '../section/section-path';
import { useSection } from '../section/section-layout';
import { AlbumCard } from './album-card';
import { useAlbumsQuery } from './albums.generated';
import styles from './gallery.module.css';

/** The newest album, on the overview of a section. */
export function NewestAlbum() {
  const { key } = useSection();
  const { data } = useAlbumsQuery({ variables: { filter: { section: key }, first: 1 } });
  return (
    <Section
      title={<FormattedMessage id="section.page.gallery" />}
      more={
        <MoreLink to={pagePath(key, 'gallery')}>
          <FormattedMessage id="gallery.all" />
        </MoreLink>
      }
    >
      <ul className={styles.newest}>
        {data?.albums.nodes.map((album) => (
          <AlbumCard key={album.id} album={album} level={3} />
        ))}
      </ul>
    </Section>
  );
}
