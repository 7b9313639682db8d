import { FormattedMessage } from 'react-intl';
import { Newest } from '../section/newest';
import { useSection } from '../section/section-layout';
import { AlbumCard } from './album-card';
import { useAlbumsQuery } from './albums.generated';

/** The newest album on the overview of a section. */
export function NewestAlbum() {
  const { key } = useSection();
  const { data } = useAlbumsQuery({ variables: { filter: { section: key }, first: 1 } });
  return (
    <Newest page="gallery" more={<FormattedMessage id="gallery.all" />}>
      <ul>
        {data?.albums.nodes.map((album) => (
          <AlbumCard key={album.id} album={album} level={3} />
        ))}
      </ul>
    </Newest>
  );
}
