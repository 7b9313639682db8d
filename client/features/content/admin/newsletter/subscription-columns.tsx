import type { SubscriptionState } from '#client/platform/generated/schema';
import { useFormat } from '#client/platform/formats/format';
import { languageName, languages } from '#client/platform/i18n/languages';
import { useWords } from '#client/ui/editor/described/use-words';
import { EmailText } from '#client/ui/email-text';
import { useFieldColumns, useFieldFilters } from '#client/ui/list/field-list';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { listedTimes } from '#client/ui/list/listed-times';
import { choiceFilter, dayFilter, textFilter } from '#client/ui/list/row-filters';
import { StatusLabel, type StatusShape } from '#client/ui/status-label';
import { sectionNames } from '../section-names';
import type { SubscriptionRowFragment } from './subscriptions.generated';

const states: Record<SubscriptionState, { name: string; shape: StatusShape }> = {
  confirmed: { name: 'admin.subscriptions.confirmed', shape: 'tick' },
  pending: { name: 'admin.subscriptions.pending', shape: 'half' },
  left: { name: 'admin.subscriptions.left', shape: 'outline' },
};

/** Returns the columns of the subscription list. */
export function useSubscriptionColumns(): readonly ListColumn<SubscriptionRowFragment>[] {
  const { text } = useWords();
  const { date } = useFormat();
  return [
    {
      key: 'email',
      title: text('admin.subscriptions.email'),
      kind: 'title',
      sort: 'email',
      cell: ({ email }) => <EmailText email={email} />,
    },
    {
      key: 'section',
      title: text('admin.sections.key'),
      sort: 'section',
      cell: ({ section }) => text(sectionNames[section]),
    },
    {
      key: 'state',
      title: text('admin.subscriptions.state'),
      sort: 'state',
      cell: ({ state }) => <StatusLabel shape={states[state].shape}>{text(states[state].name)}</StatusLabel>,
    },
    {
      key: 'lang',
      title: text('admin.subscriptions.lang'),
      sort: 'lang',
      cell: ({ lang }) => languageName(lang),
    },
    {
      key: 'requestedAt',
      title: text('admin.subscriptions.requestedAt'),
      kind: 'labelled',
      sort: 'requestedAt',
      desk: true,
      cell: ({ requestedAt }) => date(requestedAt),
    },
    {
      key: 'confirmedAt',
      title: text('admin.subscriptions.confirmedAt'),
      kind: 'labelled',
      sort: 'confirmedAt',
      desk: true,
      cell: ({ confirmedAt }) => (confirmedAt ? date(confirmedAt) : ''),
    },
    {
      key: 'leftAt',
      title: text('admin.subscriptions.leftAt'),
      kind: 'labelled',
      extra: true,
      sort: 'leftAt',
      cell: ({ leftAt }) => leftAt && date(leftAt),
    },
    ...useFieldColumns<SubscriptionRowFragment>(listedTimes, ''),
  ];
}

/** Returns the filters of the subscription list. */
export function useSubscriptionFilters(): readonly ListFilter[] {
  const { text } = useWords();
  return [
    choiceFilter({
      name: 'section',
      label: text('admin.sections.key'),
      choices: Object.entries(sectionNames).map(([value, name]) => ({ value, label: text(name) })),
    }),
    choiceFilter({
      name: 'state',
      label: text('admin.subscriptions.state'),
      choices: Object.entries(states).map(([value, { name }]) => ({ value, label: text(name) })),
    }),
    choiceFilter({
      name: 'lang',
      label: text('admin.subscriptions.lang'),
      choices: languages.map(({ code, name }) => ({ value: code, label: name })),
    }),
    textFilter({ name: 'email', label: text('admin.subscriptions.email') }),
    dayFilter({ name: 'requestedAt', label: text('admin.subscriptions.requestedAt') }),
    dayFilter({ name: 'confirmedAt', label: text('admin.subscriptions.confirmedAt'), canBeEmpty: true }),
    dayFilter({ name: 'leftAt', label: text('admin.subscriptions.leftAt'), canBeEmpty: true }),
    ...useFieldFilters(listedTimes),
  ];
}
