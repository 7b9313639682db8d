import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { More, pageOf } from '../more';
import { useSection } from '../section/section-layout';
import { AlbumCard } from './album-card';
import { useAlbumsQuery } from './albums.generated';
import styles from './gallery.module.css';

/** The albums of a section, newest first. */
export default function GalleryPage() {
  const { key } = useSection();
  const title = useIntl().formatMessage({ id: 'section.page.gallery' });
  const { data, error, refetch, fetchMore } = useAlbumsQuery({
    variables: { filter: { section: key }, first: pageOf },
  });
  const found = data?.albums;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {!found && <Waiting error={error} onRetry={() => void refetch()} lines={6} />}
      {found?.nodes.length === 0 && (
        <EmptyState title={<FormattedMessage id="gallery.none" />}>
          <FormattedMessage id="section.newOnes" />
        </EmptyState>
      )}
      {found && found.nodes.length > 0 && (
        <>
          <p className="dim">
            <FormattedMessage id="gallery.count" values={{ count: found.totalCount }} />
          </p>
          <ul className={styles.albums}>
            {found.nodes.map((album) => (
              <AlbumCard key={album.id} album={album} />
            ))}
          </ul>
          <More
            visible={found.nodes.length}
            total={found.totalCount}
            onMore={
              found.pageInfo.hasNextPage
                ? () => fetchMore({ variables: { after: found.pageInfo.endCursor } })
                : undefined
            }
          />
        </>
      )}
    </>
  );
}
