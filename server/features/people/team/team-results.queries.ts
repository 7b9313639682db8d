import type { ResultCells } from '#server/features/attempts/results/result-columns';
import { rowQuery } from '#server/features/editing/rows/list-rows';
import { isSelective, type RowList, type RowQuery } from '#server/features/editing/rows/row-list';
import { type RowPerson, rowPerson, rowPersonParts } from '#server/features/profile/person-rows/row-person';
import type { LocalizedText } from '#server/platform/language/i18n';
import { moment } from '#server/platform/database/sql';
import { where } from '#server/platform/database/statement';
import { peopleConditions, type PeopleQuery } from '../people.queries';
import { personConditions } from '../person-conditions';

/** A result with its person. */
export interface TeamResultRow extends Omit<ResultCells, 'test'> {
  id: string;
  person: RowPerson;
  moduleNameTranslations: LocalizedText;
}

const list: RowList<'closedAt'> = {
  table: 'attempt a',
  id: 'a.id',
  holds: ['a.closed_at is not null'],
  conditions: {},
  sorts: {
    closedAt: { description: 'Time when the attempt was closed.', sql: 'a.closed_at', type: 'timestamptz' },
  },
  order: { field: 'closedAt', direction: 'DESC' },
  json: {
    id: 'a.id',
    person: rowPerson,
    moduleNameTranslations: 'm.name',
    status: 'a.status',
    score: 'a.score',
    passMark: 'a.pass_mark',
    correctCount: 'coalesce(a.correct_count, 0)',
    questionCount: 'a.question_count',
    pointsEarned: 'a.points_earned',
    startedAt: moment('a.started_at'),
    closedAt: moment('a.closed_at'),
    certificateNumber:
      '(select c.number from certificate c where c.attempt_id = a.id and c.withdrawn_at is null)',
  },
  parts: `join attempt a on a.id = f.id join test t on t.id = a.test_id join module m on m.id = t.module_id
    ${rowPersonParts('a.profile_id')}`,
};

/** Returns the query for the results of the people in a list, newest first. */
export const teamResultRows = (people: PeopleQuery): [RowList<'closedAt'>, RowQuery<'closedAt'>] => [
  list,
  {
    ...rowQuery(list, {}, (statement) => [
      `a.profile_id in (select p.id from profile p ${where(peopleConditions(statement, people))})`,
    ]),
    // A team's results are found by its people, because they are few among all results.
    isSelective: !people.scope.all || isSelective(personConditions, people.search, people.where),
  },
];
