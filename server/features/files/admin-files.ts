import { type Column, moments } from '#server/features/editing/csv/columns';
import type { ListedRows } from '#server/features/editing/rows/listed-rows';
import { eachWord, type RowList, sortedText } from '#server/features/editing/rows/row-list';
import { foundPerson } from '#server/features/profile/person-rows/row-person';
import { retentionHours } from '#server/features/storage/remove-unused';
import { requireAdmin } from '#server/platform/access/policy';
import { foldSearchSql, moment } from '#server/platform/database/sql';
import { FileKindEnum, FileUserEnum } from './file.enums';
import { allUses, isUsed, usesJson } from './file-uses';
import { AdminFile } from './admin-file.types';

const original = (field: string): string => `a.variants -> 'original' ->> '${field}'`;

// Without inner conditions, so that PostgreSQL can merge the indexes of both tables in order.
const files = `(
  select s.id, s.filename, s.content_type, s.size, s.uploaded_by, s.created_at, s.stored_at, s.unused_since, true as is_file
    from stored_file s
  union all select a.id, a.filename, ${original('contentType')}, (${original('size')})::bigint, a.owner_id, a.created_at,
    a.stored_at, a.unused_since, false from asset a) u`;

/** Returns SQL of the kind of a file by its content type. */
const kindOf = (type: string): string => `case when ${type} like 'image/%' then 'picture'
  when ${type} like 'video/%' then 'video' when ${type} like 'audio/%' then 'audio'
  when ${type} like 'text/vtt%' then 'captions' else 'document' end`;

/** Returns SQL of when a file will be deleted. `unused_since` of files can be set even while they are used. */
const goesAt = (isFile: string, id: string, since: string): string =>
  `case when not ${isFile} or not ${isUsed(id)} then ${since} end + interval '${retentionHours} hours'`;

const ofUploader = (condition: string): string =>
  `u.uploaded_by in (select p.id from profile p where ${condition})`;

const ofUse = (condition: string): string =>
  `u.id in (select w.file_id from (${allUses}) w where ${condition})`;

// The indexes `stored_file_words` and `asset_words` have this expression.
const nearName = (pattern: string): string => `${foldSearchSql('u.filename')} like ${pattern}`;

type Sort = 'createdAt' | 'filename' | 'contentType' | 'size' | 'uploader';

const list: RowList<Sort> = {
  table: files,
  id: 'u.id',
  // A data export is visible only to its person.
  holds: ['u.stored_at is not null', 'not exists (select from data_request r where r.file_id = u.id)'],
  conditions: {
    createdAt: { kind: 'moment', sql: 'u.created_at' },
    filename: { kind: 'text', sql: 'u.filename', near: nearName },
    kind: { kind: 'choice', sql: kindOf('u.content_type'), type: FileKindEnum },
    contentType: { kind: 'text', sql: 'u.content_type' },
    kilobytes: { kind: 'number', sql: '(u.size / 1000)', description: 'Size in whole kilobytes.' },
    uploaderId: { kind: 'id', sql: 'u.uploaded_by', optional: true },
    uploaderName: { kind: 'text', sql: 'p.name', of: ofUploader },
    user: {
      kind: 'choice',
      description: 'Kind of record that uses the file.',
      sql: 'w.kind',
      type: FileUserEnum,
      of: ofUse,
    },
    goesAt: {
      kind: 'moment',
      sql: `(${goesAt('u.is_file', 'u.id', 'u.unused_since')})`,
      optional: true,
    },
  },
  sorts: {
    createdAt: { description: 'Time of the upload.', sql: 'u.created_at', type: 'timestamptz' },
    filename: { description: "Name; case and accents don't matter.", ...sortedText('u.filename') },
    contentType: { description: 'Media type.', sql: 'u.content_type', type: 'text' },
    size: { description: 'Size in bytes.', sql: 'u.size', type: 'int' },
    uploader: {
      description:
        "Name of the person who uploaded it; case and accents don't matter. Files created by the portal " +
        'come first.',
      ...sortedText('p.name'),
      join: 'join profile p on p.id = u.uploaded_by',
      without: { holds: 'u.uploaded_by is null', key: "''::text" },
    },
  },
  order: { field: 'createdAt', direction: 'DESC' },
  found: eachWord((pattern) => `(${nearName(pattern)} or ${foundPerson('u.uploaded_by', pattern)})`),
  json: {
    id: 'f.id',
    filename: 'coalesce(s.filename, a.filename)',
    kind: kindOf(`coalesce(s.content_type, ${original('contentType')})`),
    contentType: `coalesce(s.content_type, ${original('contentType')})`,
    size: `coalesce(s.size, (${original('size')})::bigint)`,
    uploaderId: 'p.id',
    uploaderName: 'p.name',
    createdAt: moment('coalesce(s.created_at, a.created_at)'),
    largeKey: "a.variants -> 'large' ->> 'key'",
    uses: usesJson,
    goesAt: moment(goesAt('(s.id is not null)', 'f.id', 'coalesce(s.unused_since, a.unused_since)')),
  },
  parts: `left join stored_file s on s.id = f.id left join asset a on a.id = f.id
    left join profile p on p.id = coalesce(s.uploaded_by, a.owner_id)`,
};

const used = ({ uses }: AdminFile): string =>
  uses
    .map(({ kind, nameTranslations }) => (nameTranslations ? `${kind}: ${nameTranslations.en}` : kind))
    .join(', ');

const columns: readonly Column<AdminFile>[] = [
  { header: 'id', cell: ({ id }) => id },
  { header: 'filename', cell: ({ filename }) => filename },
  { header: 'kind', cell: ({ kind }) => kind },
  { header: 'contentType', cell: ({ contentType }) => contentType },
  { header: 'size', cell: ({ size }) => size },
  { header: 'uploaderId', cell: ({ uploaderId }) => uploaderId ?? '' },
  { header: 'uploader', cell: ({ uploaderName }) => uploaderName ?? '' },
  moments('createdAt', ({ createdAt }) => createdAt),
  { header: 'uses', cell: used },
  moments('goesAt', ({ goesAt }) => goesAt),
];

/** All stored files and images, for administrators. */
export const adminFiles: ListedRows<AdminFile, Sort> = {
  name: 'File',
  plural: 'Files',
  type: AdminFile,
  description:
    'Lists all uploaded files and images, newest first unless sorted otherwise, without the files of data exports. For administrators.',
  search:
    'Words to search for in the name of the file, and in the name, e-mail address and account of the ' +
    'person who uploaded it. Every word must be found.',
  scope: null,
  assertCanRead: (viewer) => requireAdmin(viewer),
  list,
  columns,
};
