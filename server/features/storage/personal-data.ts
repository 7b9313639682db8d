import type { PersonalData } from '#server/platform/personal-data';

/** The personal data of stored files. */
export const storagePersonalData: readonly PersonalData[] = [
  {
    columns: ['stored_file.uploaded_by'],
    merge: { stays: 'What somebody did stays under the profile that did it.' },
    inFile: {
      name: 'uploadedFiles',
      sql: `select f.filename, f.size, f.created_at as "createdAt"
        from person join stored_file f on f.uploaded_by = person.id order by f.created_at`,
    },
    forget: 'Files are those of modules, which administrators upload; whose id it was says nothing any more.',
  },
];
