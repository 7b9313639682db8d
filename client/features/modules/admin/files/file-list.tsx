import { textLanguages } from '#client/platform/i18n/languages';
import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminFileFragment } from './module-files.generated';
import { DataTable, type Column } from '#client/ui/editing/data-table';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { sizeText } from '#client/platform/formats/size-text';
import { AddFile } from './add-file';
import type { fileKinds } from './file-kinds';
import { FileTools } from './file-tools';
import styles from './files.module.css';

type Props = { moduleId: string; kind: (typeof fileKinds)[number]; files: readonly AdminFileFragment[] };

function useColumns(files: readonly AdminFileFragment[]): Column<AdminFileFragment>[] {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const captions: Column<AdminFileFragment> = {
    key: 'captions',
    title: text('admin.files.captions'),
    cell: (file) => file.captions.map(({ lang }) => lang.toUpperCase()).join(', '),
  };
  return [
    {
      key: 'label',
      title: text('admin.files.label'),
      kind: 'title',
      cell: ({ label, lang }) => <strong lang={lang}>{label}</strong>,
    },
    {
      key: 'language',
      title: text('admin.files.language'),
      cell: ({ lang }) => textLanguages.find(({ code }) => code === lang)?.name,
    },
    {
      key: 'file',
      title: text('admin.files.file'),
      cell: ({ filename, size }) => `${filename}, ${sizeText(intl, size)}`,
    },
    ...(files.some(({ kind }) => kind === 'video') ? [captions] : []),
    {
      key: 'count',
      title: text('admin.files.downloads'),
      cell: ({ fetchCount, personCount }) => (
        <FormattedMessage id="admin.files.counts" values={{ fetchCount, personCount }} />
      ),
    },
    {
      key: 'tools',
      title: text('admin.files.tools'),
      kind: 'tools',
      cell: (file) => <FileTools file={file} place={files.indexOf(file)} total={files.length} />,
    },
  ];
}

/** The files of one kind in order, with a button that adds another. */
export function FileList({ moduleId, kind, files }: Props) {
  const intl = useIntl();
  const headingId = useId();
  const columns = useColumns(files);
  const section = useRef<HTMLElement>(null);
  useReturnedFocus(section);
  return (
    <section ref={section} className={styles.kind} aria-labelledby={headingId} tabIndex={-1}>
      <div className={styles.heading}>
        <h2 id={headingId}>
          <FormattedMessage id={kind.titleId} />
        </h2>
        <AddFile moduleId={moduleId} kind={kind} />
      </div>
      {files.length > 0 ? (
        <div className={styles.list}>
          <DataTable
            label={intl.formatMessage({ id: kind.titleId })}
            columns={columns}
            rows={files}
            keyOf={({ id }) => id}
          />
        </div>
      ) : (
        <p className="dim">
          <FormattedMessage id="admin.files.none" />
        </p>
      )}
    </section>
  );
}
