import { ListedRowsPage } from '#client/features/editing/index';
import { useAllQuestionColumns, useAllQuestionFilters } from './all-question-columns';
import { questionActions } from '../questions/question-actions';
import {
  AdminQuestionSummariesDocument,
  type AdminQuestionSummaryRowFragment,
} from './all-questions.generated';

const texts = {
  title: 'admin.allQuestions',
  count: 'lists.questions.count',
  search: 'lists.questions.search',
  none: 'lists.questions.none',
  noneHelp: 'lists.questions.noneHelp',
  noneFor: 'lists.questions.noneFor',
} as const;

const bulk = { actions: questionActions, nameOf: ({ text }: AdminQuestionSummaryRowFragment) => text };

/** The list of the questions of all modules, with links to their editors. */
export default function AllQuestionsPage() {
  return (
    <ListedRowsPage
      list="adminQuestionSummaries"
      query={AdminQuestionSummariesDocument}
      page={({ adminQuestionSummaries }) => adminQuestionSummaries}
      columns={useAllQuestionColumns()}
      filters={useAllQuestionFilters()}
      texts={texts}
      bulk={bulk}
    />
  );
}
