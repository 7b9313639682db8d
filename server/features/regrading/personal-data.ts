import type { PersonalData } from '#server/platform/personal-data';

/** The personal data of regrades. */
export const regradingPersonalData: readonly PersonalData[] = [
  {
    columns: ['regrade.made_by'],
    merge: { stays: 'What somebody did stays under the profile that did it.' },
    inFile: {
      name: 'regrades',
      sql: `select r.question_id as "questionId", r.made_at as "madeAt"
        from person join regrade r on r.made_by = person.id order by r.made_at`,
    },
    forget: 'Whose id it was says nothing any more.',
  },
];
