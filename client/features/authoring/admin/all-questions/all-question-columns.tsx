import { Link } from 'react-router-dom';
import { categoryNames } from '#client/features/modules/index';
import { useFormat } from '#client/platform/formats/format';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { choiceFilter, dayFilter, flagFilter, numberFilter, textFilter } from '#client/ui/list/row-filters';
import { kindNames } from '../questions/kinds';
import type { AdminQuestionSummaryRowFragment } from './all-questions.generated';

/** Returns the columns of the list of all questions. */
export function useAllQuestionColumns(): readonly ListColumn<AdminQuestionSummaryRowFragment>[] {
  const { text, number } = useWords();
  const { dateTime } = useFormat();
  return [
    {
      key: 'text',
      title: text('lists.questions.text'),
      kind: 'title',
      cell: ({ id, moduleId, text: words }) => (
        <Link to={`/admin/modules/${moduleId}/questions/${id}`}>{words}</Link>
      ),
    },
    {
      key: 'module',
      title: text('lists.module'),
      sort: 'module',
      cell: ({ moduleId, moduleName }) => (
        <Link to={`/admin/modules/${moduleId}/questions`}>{moduleName}</Link>
      ),
    },
    {
      key: 'category',
      title: text('lists.category'),
      desk: true,
      cell: ({ category }) => text(categoryNames[category]),
    },
    {
      key: 'position',
      title: text('lists.questions.position'),
      kind: 'count',
      sort: 'position',
      desk: true,
      cell: ({ position }) => number(position),
    },
    {
      key: 'kind',
      title: text('lists.questions.kind'),
      sort: 'kind',
      desk: true,
      cell: ({ kind }) => text(kindNames[kind]),
    },
    {
      key: 'weight',
      title: text('lists.questions.weight'),
      kind: 'count',
      sort: 'weight',
      desk: true,
      cell: ({ weight }) => number(weight),
    },
    {
      key: 'enabled',
      title: text('lists.questions.enabled'),
      kind: 'labelled',
      sort: 'enabled',
      cell: ({ enabled }) => text(enabled ? 'lists.yes' : 'lists.no'),
    },
    { key: 'tags', title: text('lists.questions.tags'), extra: true, cell: ({ tags }) => tags.join(', ') },
    {
      key: 'createdAt',
      title: text('admin.added'),
      kind: 'labelled',
      whole: true,
      sort: 'createdAt',
      extra: true,
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    {
      key: 'updatedAt',
      title: text('admin.updated'),
      kind: 'labelled',
      whole: true,
      sort: 'updatedAt',
      desk: true,
      cell: ({ updatedAt }) => dateTime(updatedAt),
    },
  ];
}

/** Returns the filters of the list of all questions. */
export function useAllQuestionFilters(): readonly ListFilter[] {
  const { text } = useWords();
  const choices = (names: Record<string, string>) =>
    Object.entries(names).map(([value, id]) => ({ value, label: text(id) }));
  return [
    textFilter({ name: 'text', label: text('lists.questions.text') }),
    textFilter({ name: 'moduleName', label: text('lists.module') }),
    choiceFilter({ name: 'category', label: text('lists.category'), choices: choices(categoryNames) }),
    choiceFilter({ name: 'kind', label: text('lists.questions.kind'), choices: choices(kindNames) }),
    numberFilter({ name: 'weight', label: text('lists.questions.weight') }),
    flagFilter({
      name: 'enabled',
      label: text('lists.questions.enabled'),
      yes: text('lists.yes'),
      no: text('lists.no'),
    }),
    dayFilter({ name: 'createdAt', label: text('admin.added') }),
    dayFilter({ name: 'updatedAt', label: text('admin.updated') }),
  ];
}
