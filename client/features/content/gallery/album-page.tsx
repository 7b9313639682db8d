import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { Breadcrumbs } from '#client/ui/editing/breadcrumbs';
import { Waiting } from '#client/ui/feedback/states';
import { pageSteps } from '../section/page-steps';
import { pagePath } from '../section/section-path';
import { useSection } from '../section/section-layout';
import { AlbumPictures } from './album-pictures';
import { useAlbumQuery, type AlbumQuery } from './albums.generated';
import styles from './gallery.module.css';

function Album({ album }: { album: NonNullable<AlbumQuery['album']> }) {
  const { date } = useFormat();
  const { title, lead, pictures, publishAt } = album;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <p className="sm dim">
        <FormattedMessage id="gallery.pictures" values={{ count: pictures.length }} />
        {publishAt && ` · ${date(publishAt)}`}
      </p>
      <AlbumPictures title={title} pictures={pictures} />
    </>
  );
}

/** The page of an album. */
export default function AlbumPage() {
  const { slug = '' } = useParams();
  const section = useSection();
  const { key } = section;
  const { data, error, refetch } = useAlbumQuery({ variables: { section: key, slug } });
  const gallery = pagePath(key, 'gallery');
  if (data && !data.album)
    return <NoSuchPage textId="gallery.gone" to={gallery} toId="section.page.gallery" />;
  return (
    <>
      <Breadcrumbs steps={pageSteps(section, section.key, 'gallery')} />
      {data?.album ? (
        <Album album={data.album} />
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} lines={6} />
      )}
    </>
  );
}
