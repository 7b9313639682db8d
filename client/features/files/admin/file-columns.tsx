import { UnstyledButton } from '@mantine/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import type { FileKind } from '#client/platform/generated/schema';
import { sizeText } from '#client/platform/formats/size-text';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { choiceFilter, dayFilter, numberFilter, textFilter } from '#client/ui/list/row-filters';
import { FileUses, fileUsers } from './file-uses';
import type { FileRowFragment } from './files.generated';
import styles from './files.module.css';
import { canOpen, useOpenFile } from './use-open-file';

const kindNames: Record<FileKind, string> = {
  picture: 'lists.files.picture',
  video: 'lists.files.video',
  audio: 'lists.files.audio',
  captions: 'lists.files.captions',
  document: 'lists.files.document',
};

/** Returns the columns of the file list. */
export function useFileColumns(): readonly ListColumn<FileRowFragment>[] {
  const intl = useIntl();
  const { text } = useWords();
  const { dateTime } = useFormat();
  const open = useOpenFile();
  const name = (file: FileRowFragment) => {
    if (file.imageUrl) {
      return (
        <a href={file.imageUrl} target="_blank" rel="noreferrer">
          {file.filename}
        </a>
      );
    }
    if (!canOpen(file)) return file.filename;
    return (
      <UnstyledButton className={styles.open!} onClick={() => open(file)}>
        {file.filename}
      </UnstyledButton>
    );
  };
  return [
    { key: 'filename', title: text('lists.files.name'), kind: 'title', sort: 'filename', cell: name },
    { key: 'kind', title: text('lists.files.kind'), desk: true, cell: ({ kind }) => text(kindNames[kind]) },
    {
      key: 'contentType',
      title: text('lists.files.contentType'),
      extra: true,
      sort: 'contentType',
      cell: ({ contentType }) => contentType,
    },
    {
      key: 'size',
      title: text('lists.files.size'),
      kind: 'count',
      short: true,
      sort: 'size',
      cell: ({ size }) => sizeText(intl, size),
    },
    {
      key: 'uploader',
      title: text('lists.files.uploader'),
      whole: true,
      sort: 'uploader',
      desk: true,
      cell: ({ uploaderId, uploaderName }) =>
        uploaderId && <Link to={`/admin/people/${uploaderId}`}>{uploaderName}</Link>,
    },
    {
      key: 'createdAt',
      title: text('lists.files.uploaded'),
      whole: true,
      sort: 'createdAt',
      desk: true,
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    { key: 'uses', title: text('lists.files.uses'), cell: (file) => <FileUses {...file} /> },
    {
      key: 'goesAt',
      title: text('lists.files.goes'),
      kind: 'labelled',
      whole: true,
      cell: ({ goesAt }) => goesAt && dateTime(goesAt),
    },
  ];
}

/** Returns the filters of the file list. */
export function useFileFilters(): readonly ListFilter[] {
  const { text } = useWords();
  return [
    choiceFilter({
      name: 'kind',
      label: text('lists.files.kind'),
      choices: Object.entries(kindNames).map(([value, id]) => ({ value, label: text(id) })),
    }),
    choiceFilter({
      name: 'user',
      label: text('lists.files.uses'),
      choices: Object.entries(fileUsers).map(([value, { label }]) => ({ value, label: text(label) })),
    }),
    textFilter({ name: 'filename', label: text('lists.files.name') }),
    textFilter({ name: 'contentType', label: text('lists.files.contentType') }),
    numberFilter({ name: 'kilobytes', label: text('lists.files.size'), unit: text('lists.files.kilobytes') }),
    textFilter({ name: 'uploaderName', label: text('lists.files.uploader') }),
    dayFilter({ name: 'createdAt', label: text('lists.files.uploaded') }),
    dayFilter({ name: 'goesAt', label: text('lists.files.goes'), canBeEmpty: true }),
  ];
}
