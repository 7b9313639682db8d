import { Link } from 'react-router-dom';
import { usePersonOfRow } from '#client/features/profile/admin/row-person/index';
import { useFormat } from '#client/platform/formats/format';
import type { PointsReason } from '#client/platform/generated/schema';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { ListedTime } from '#client/ui/list/listed-time';
import { choiceFilter, dayFilter, numberFilter, textFilter } from '#client/ui/list/row-filters';
import type { PointsRowFragment } from './points.generated';

/** The message ids of the reasons of points entries, and the path of the related record. */
const reasons: Record<PointsReason, { id: string; path?: string }> = {
  test_passed: { id: 'lists.points.testPassed', path: '/results' },
  regrade: { id: 'lists.points.regrade', path: '/results' },
  survey: { id: 'lists.points.survey', path: '/admin/surveys' },
  reward: { id: 'lists.points.reward', path: '/admin/orders' },
  reward_returned: { id: 'lists.points.rewardReturned', path: '/admin/orders' },
  adjustment: { id: 'lists.points.adjustment' },
};

/** Returns the columns of the list of points entries. */
export function usePointsColumns(): readonly ListColumn<PointsRowFragment>[] {
  const { text, number } = useWords();
  const { change } = useFormat();
  return [
    ...usePersonOfRow<PointsRowFragment>('title').columns,
    {
      key: 'amount',
      title: text('lists.points.amount'),
      kind: 'number',
      sort: 'amount',
      cell: ({ amount }) => change(amount),
    },
    {
      key: 'reason',
      title: text('lists.points.reason'),
      sort: 'reason',
      cell: ({ reason, sourceId }) => {
        const { id, path } = reasons[reason];
        return path && sourceId ? <Link to={`${path}/${sourceId}`}>{text(id)}</Link> : text(id);
      },
    },
    { key: 'note', title: text('lists.points.note'), cell: ({ note }) => note },
    {
      key: 'actor',
      title: text('lists.points.actor'),
      desk: true,
      cell: ({ actorId, actorName }) => actorId && <Link to={`/admin/people/${actorId}`}>{actorName}</Link>,
    },
    {
      key: 'after',
      file: ['balanceAfter'],
      title: text('lists.points.after'),
      kind: 'count',
      desk: true,
      sort: 'balanceAfter',
      cell: ({ balanceAfter }) => number(balanceAfter),
    },
    {
      key: 'waived',
      title: text('lists.points.waived'),
      kind: 'count',
      extra: true,
      cell: ({ waived }) => number(waived),
    },
    {
      key: 'createdAt',
      title: text('lists.points.written'),
      whole: true,
      sort: 'createdAt',
      cell: ({ createdAt }) => <ListedTime at={createdAt} />,
    },
  ];
}

/** Returns the filters of the list of points entries. */
export function usePointsFilters(): readonly ListFilter[] {
  const { text } = useWords();
  return [
    ...usePersonOfRow().filters,
    numberFilter({ name: 'amount', label: text('lists.points.amount'), signed: true }),
    choiceFilter({
      name: 'reason',
      label: text('lists.points.reason'),
      choices: Object.entries(reasons).map(([value, { id }]) => ({ value, label: text(id) })),
    }),
    textFilter({ name: 'note', label: text('lists.points.note'), canBeEmpty: true }),
    textFilter({ name: 'actorName', label: text('lists.points.actor') }),
    numberFilter({ name: 'balanceAfter', label: text('lists.points.after') }),
    numberFilter({ name: 'waived', label: text('lists.points.waived') }),
    dayFilter({ name: 'createdAt', label: text('lists.points.written') }),
  ];
}
