import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bulkOf, OpenActions } from '#client/features/editing/index';
import { AdminQuestionsDocument, type AdminQuestionRowFragment } from './editor/admin-question.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { ButtonLink } from '#client/ui/button';
import { plainText } from '#client/ui/editing/rich-text/rich-text-html';
import { AdminList } from '#client/ui/list/admin-list';
import { isFiltered } from '#client/ui/list/list-address';
import { optional } from '#client/ui/list/list-parts';
import { useListView } from '#client/ui/list/use-list-view';
import { useOrderColumn, useQuestionColumns } from './question-columns';
import { questionActions } from './question-actions';

type Props = {
  testId: string;
  tags: readonly string[];
  /** The number of questions of the test. */
  total: number;
};

function NewQuestion() {
  return (
    <ButtonLink variant="strong" to="new">
      <IconPlus size={16} stroke={1.9} aria-hidden />
      <FormattedMessage id="admin.questions.new" />
    </ButtonLink>
  );
}

/** The list of a test's questions. They can be moved if the list isn't filtered. */
export function QuestionList({ testId, tags, total }: Props) {
  const intl = useIntl();
  const { language } = useLanguage();
  const tag = {
    name: 'tag',
    label: intl.formatMessage({ id: 'admin.question.tag' }),
    choices: tags.map((value) => ({ value, label: value })),
  };
  const filters = tags.length > 0 ? [tag] : [];
  const columns = useQuestionColumns();
  const { view, previous } = useListView({
    filters,
    sorts: [],
    columns: optional(columns).map(({ key }) => key),
  });
  // Shows the previous page if the question has moved there.
  const order = useOrderColumn(total, (to) => to < view.from && previous());
  return (
    <AdminList
      isPart
      title={intl.formatMessage({ id: 'admin.tab.questions' })}
      actions={<NewQuestion />}
      searchLabel={intl.formatMessage({ id: 'admin.questions.search' })}
      query={AdminQuestionsDocument}
      variables={({ search, filters: selected, after }) => ({
        filter: { testId, ...(selected['tag'] && { tags: [...selected['tag']] }) },
        search: search || null,
        after,
      })}
      page={({ adminQuestions }) => adminQuestions}
      columns={isFiltered(view) ? columns : [...columns, order]}
      filters={filters}
      views={<OpenActions list="adminQuestions" />}
      bulk={bulkOf('adminQuestions', questionActions, (question: AdminQuestionRowFragment) =>
        plainText(question.textTranslations[language] || question.textTranslations.en),
      )}
      nothing={{ title: <FormattedMessage id="admin.questions.none" /> }}
      noneFor={() => <FormattedMessage id="admin.questions.noneFound" />}
    />
  );
}
