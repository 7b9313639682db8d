import type { PersonalData } from '#server/platform/personal-data';

/** Rows that speak of a person, by the profile or the address. */
const speaksOf = (id: string, emails: string): string =>
  `(r.target_id = ${id} or r.refs ->> 'profileId' = ${id}::text or lower(r."values" ->> 'email') = any(${emails}))`;

const deed = 'Whose id it was says nothing any more.';

/** Who imported, and what rows of files say of people. */
export const importsPersonalData: readonly PersonalData[] = [
  {
    columns: ['data_import.made_by', 'data_import.deed_by'],
    merge: { stays: 'What somebody did stays under the profile that did it.' },
    inFile: {
      name: 'imports',
      sql: `select i.kind, i.file_name as "fileName", i.created_at as "createdAt" from person
        join data_import i on person.id::text in (i.made_by, i.deed_by) order by i.created_at`,
    },
    forget: deed,
  },
  {
    columns: [
      'data_import.columns',
      'data_import_row.target_id',
      'data_import_row.cells',
      'data_import_row.values',
      'data_import_row.changes',
      'data_import_row.reasons',
    ],
    merge: { stays: 'A row says what stood in a file, and is forgotten after 30 days.' },
    inFile: {
      name: 'importedRows',
      sql: `select i.kind, i.file_name as "fileName", r."values", r.outcome, i.created_at as "createdAt"
        from person join data_import_row r on ${speaksOf('person.id', 'person.emails')}
        join data_import i on i.id = r.import_id order by i.created_at, r.line`,
    },
    async forget(manager, { profileId, emails }) {
      await manager.query(
        `with gone as (
           update data_import_row r set cells = '{}', "values" = '{}', changes = '{}', reasons = '[]'
           where ${speaksOf('$1', '$2::text[]')} returning import_id
         ) update data_import set columns = (
             select coalesce(jsonb_agg(c.value || '{"samples": [], "words": []}' order by c.place), '[]')
             from jsonb_array_elements(columns) with ordinality as c (value, place))
           where id in (select import_id from gone)`,
        [profileId, emails],
      );
    },
  },
];
