import type { PersonalData } from '#server/platform/personal-data';
import { erasePersonInImports, isAboutPerson } from './erasure/forget-person-in-imports';

const action = 'Whose id it was says nothing any more.';

/** The personal data of imports. */
export const importsPersonalData: readonly PersonalData[] = [
  {
    columns: ['data_import.made_by', 'data_import.requested_by'],
    merge: { stays: 'What somebody did stays under the profile that did it.' },
    inFile: {
      name: 'imports',
      sql: `select i.kind, i.file_name as "fileName", i.created_at as "createdAt" from person
        join data_import i on person.id::text in (i.made_by, i.requested_by) order by i.created_at`,
    },
    forget: action,
  },
  {
    columns: [
      'data_import.columns',
      'data_import.reading',
      'data_import_row.target_id',
      'data_import_row.cells',
      'data_import_row.values',
      'data_import_row.translation',
      'data_import_row.changes',
      'data_import_row.reasons',
    ],
    merge: { stays: 'A row says what stood in a file, and is forgotten after 30 days.' },
    inFile: {
      name: 'importedRows',
      sql: `select i.kind, i.file_name as "fileName", r."values", r.outcome, i.created_at as "createdAt"
        from person, data_import i join data_import_row r on r.import_id = i.id
        where ${isAboutPerson('person.id', 'person.addresses')} order by i.created_at, r.line`,
    },
    forget: erasePersonInImports,
  },
];
