import type { PersonalData } from '#server/platform/personal-data';

const action = 'Whose id it was says nothing any more.';

/** The personal data of published tests and imported questions. */
export const authoringPersonalData: readonly PersonalData[] = [
  {
    columns: ['test_version.published_by'],
    merge: { stays: 'What somebody did stays under the profile that did it.' },
    inFile: {
      name: 'publishedTests',
      sql: `select v.test_id as "testId", v.published_at as "publishedAt"
        from person join test_version v on v.published_by = person.id order by v.published_at`,
    },
    forget: action,
  },
  {
    columns: ['question_import.made_by', 'question_import.applied_by'],
    merge: { stays: 'What somebody did stays under the profile that did it.' },
    inFile: {
      name: 'importedQuestions',
      sql: `select i.file_name as "fileName", i.created_at as "createdAt" from person
        join question_import i on person.id::text in (i.made_by, i.applied_by) order by i.created_at`,
    },
    forget: action,
  },
];
