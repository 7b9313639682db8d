import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import type { DataRequestKind, DataRequestState } from '#client/platform/generated/schema';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { choiceFilter, dayFilter, textFilter } from '#client/ui/list/row-filters';
import { type StatusShape, StatusLabel } from '#client/ui/status-label';
import type { DataRequestRowFragment } from './data-requests.generated';
import { DeletionActions } from './deletion-actions';

const kindNames: Record<DataRequestKind, string> = {
  copy: 'privacy.kind.copy',
  deletion: 'privacy.kind.deletion',
};

const stateNames: Record<DataRequestState, string> = {
  requested: 'privacy.state.asked',
  ready: 'privacy.state.ready',
  expired: 'privacy.state.expired',
  withdrawn: 'privacy.state.takenBack',
  stopped: 'privacy.state.stopped',
  done: 'privacy.state.done',
};

const shapes: Record<DataRequestState, StatusShape> = {
  requested: 'half',
  ready: 'tick',
  expired: 'outline',
  withdrawn: 'outline',
  stopped: 'lock',
  done: 'tick',
};

/** Returns the columns of the list of requests. */
export function useRequestColumns(): readonly ListColumn<DataRequestRowFragment>[] {
  const { text } = useWords();
  const { date, dateTime } = useFormat();
  return [
    {
      key: 'personName',
      sort: 'personName',
      file: ['personName', 'personEmail'],
      title: text('privacy.requests.person'),
      kind: 'title',
      cell: ({ profileId, personName }) => <Link to={`/admin/people/${profileId}`}>{personName}</Link>,
    },
    {
      key: 'kind',
      sort: 'kind',
      title: text('privacy.requests.kind'),
      cell: ({ kind }) => text(kindNames[kind]),
    },
    {
      key: 'requestedAt',
      sort: 'requestedAt',
      title: text('privacy.requests.requestedAt'),
      kind: 'labelled',
      desk: true,
      cell: ({ requestedAt }) => dateTime(requestedAt),
    },
    {
      key: 'state',
      sort: 'state',
      file: ['state', 'reason'],
      title: text('privacy.requests.state'),
      cell: ({ state, reason }) => (
        <>
          <StatusLabel shape={shapes[state]}>{text(stateNames[state])}</StatusLabel>
          {reason && <p className="sm dim">{reason}</p>}
        </>
      ),
    },
    {
      key: 'dueAt',
      sort: 'dueAt',
      title: text('privacy.requests.due'),
      kind: 'labelled',
      cell: ({ state, dueAt }) => state === 'requested' && dueAt && date(dueAt),
    },
    {
      key: 'actions',
      file: [],
      title: text('privacy.requests.actions'),
      cell: (row) =>
        row.kind === 'deletion' && row.state === 'requested' && <DeletionActions request={row} />,
    },
  ];
}

/** Returns the filters of the list of requests. */
export function useRequestFilters(): readonly ListFilter[] {
  const { text } = useWords();
  const choices = (names: Record<string, string>) =>
    Object.entries(names).map(([value, id]) => ({ value, label: text(id) }));
  return [
    choiceFilter({ name: 'kind', label: text('privacy.requests.kind'), choices: choices(kindNames) }),
    choiceFilter({ name: 'state', label: text('privacy.requests.state'), choices: choices(stateNames) }),
    textFilter({ name: 'personName', label: text('privacy.requests.person') }),
    textFilter({ name: 'personEmail', label: text('privacy.requests.email') }),
    dayFilter({ name: 'requestedAt', label: text('privacy.requests.requestedAt') }),
    dayFilter({ name: 'dueAt', label: text('privacy.requests.due'), canBeEmpty: true }),
  ];
}
