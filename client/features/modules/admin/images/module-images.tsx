import { textLanguages } from '#client/platform/i18n/languages';
import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useImagesOfModuleQuery, type AdminImageFragment } from './admin-images.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { DataTable, type Column } from '#client/ui/editing/data-table';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { Waiting } from '#client/ui/feedback/states';
import filesStyles from '../files/files.module.css';
import { AddImages } from './add-images';
import { ImageTools } from './image-tools';
import styles from './images.module.css';

type Image = AdminImageFragment;

function Visible({ image: { smUrl, width, height, altTranslations } }: { image: Image }) {
  const { language } = useLanguage();
  const visible = altTranslations?.[language] ? language : 'en';
  return (
    <span className={styles.visible}>
      <img src={smUrl} alt="" width={width} height={height} loading="lazy" />
      {altTranslations ? (
        <span lang={visible}>{altTranslations[visible]}</span>
      ) : (
        <span className="dim">
          <FormattedMessage id="admin.images.notDescribed" />
        </span>
      )}
    </span>
  );
}

type ListProps = { moduleId: string; images: readonly Image[] };

function ImageList({ moduleId, images }: ListProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const columns: Column<Image>[] = [
    {
      key: 'image',
      title: text('admin.images.image'),
      kind: 'title',
      cell: (image) => <Visible image={image} />,
    },
    {
      key: 'size',
      title: text('admin.images.size'),
      cell: ({ width, height }) => `${width} × ${height}`,
    },
    {
      key: 'described',
      title: text('admin.images.languages'),
      cell: ({ altTranslations: alt }) =>
        textLanguages
          .filter(({ code }) => alt?.[code])
          .map(({ code }) => code.toUpperCase())
          .join(', '),
    },
    {
      key: 'tools',
      title: text('admin.files.tools'),
      kind: 'tools',
      cell: (image) => (
        <ImageTools moduleId={moduleId} image={image} place={images.indexOf(image)} total={images.length} />
      ),
    },
  ];
  return (
    <div className={filesStyles.list}>
      <DataTable
        label={text('modules.material.images')}
        columns={columns}
        rows={images}
        keyOf={({ id }) => id}
      />
    </div>
  );
}

/** The images of a module in order, with an upload field. */
export function ModuleImages({ moduleId }: { moduleId: string }) {
  const headingId = useId();
  const { data, error, refetch } = useImagesOfModuleQuery({
    variables: { moduleId },
    fetchPolicy: 'cache-and-network',
  });
  const images = data?.adminModule?.images;
  const section = useRef<HTMLElement>(null);
  useReturnedFocus(section);
  return (
    <section ref={section} className={filesStyles.kind} aria-labelledby={headingId} tabIndex={-1}>
      <div className={filesStyles.heading}>
        <h2 id={headingId}>
          <FormattedMessage id="modules.material.images" />
        </h2>
      </div>
      {images ? (
        <>
          {images.length > 0 ? (
            <ImageList moduleId={moduleId} images={images} />
          ) : (
            <p className="dim">
              <FormattedMessage id="admin.files.none" />
            </p>
          )}
          <AddImages moduleId={moduleId} visible={images.length} />
        </>
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} lines={3} />
      )}
    </section>
  );
}
