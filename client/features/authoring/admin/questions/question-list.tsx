import { IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useEditedQuestionsQuery, type EditedQuestionsQuery } from './editor/edited-question.generated';
import { ButtonLink } from '#client/ui/button';
import { ListSearch } from '#client/ui/editing/list-search';
import { LoadMore } from '#client/ui/editing/load-more';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { EmptyState, Waiting } from '#client/ui/states';
import { QuestionTable } from './question-table';
import { questionsOf } from './use-move';
import styles from './questions-tab.module.css';

/** What the list is narrowed to, kept in the address. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (name: string, value: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const onSearch = useCallback((value: string) => set('q', value), [set]);
  return { search: params.get('q') ?? '', tag: params.get('tag') ?? '', onSearch, set };
}

type ToolsProps = { tags: readonly string[]; filter: ReturnType<typeof useFilter> };

function Tools({ tags, filter }: ToolsProps) {
  const intl = useIntl();
  return (
    <div className={styles.tools}>
      <ListSearch
        label={intl.formatMessage({ id: 'admin.questions.search' })}
        value={filter.search}
        onChange={filter.onSearch}
      />
      {tags.length > 0 && (
        <SelectField
          aria-label={intl.formatMessage({ id: 'admin.question.tag' })}
          value={filter.tag}
          choices={[
            { value: '', label: intl.formatMessage({ id: 'admin.questions.everyTag' }) },
            ...tags.map((tag) => ({ value: tag, label: tag })),
          ]}
          onChange={(tag) => filter.set('tag', tag)}
        />
      )}
      <ButtonLink className={styles.add} variant="strong" to="new">
        <IconPlus size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="admin.questions.new" />
      </ButtonLink>
    </div>
  );
}

type Questions = EditedQuestionsQuery['editedQuestions'];
type FoundProps = {
  testId: string;
  questions: Questions;
  narrowed: boolean;
  onMore: (after: string) => Promise<unknown>;
};

function Found({ testId, questions, narrowed, onMore }: FoundProps) {
  const { hasNextPage, endCursor } = questions.pageInfo;
  if (questions.nodes.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage id={narrowed ? 'admin.questions.noneFound' : 'admin.questions.none'} />}
      />
    );
  }
  return (
    <div className={styles.list}>
      <QuestionTable
        testId={testId}
        questions={questions.nodes}
        total={questions.totalCount}
        movable={!narrowed}
      />
      <LoadMore
        shown={questions.nodes.length}
        total={questions.totalCount}
        onMore={hasNextPage && endCursor ? () => onMore(endCursor) : undefined}
      />
    </div>
  );
}

/** The questions of a test in their order, with search and a filter by tag. */
export function QuestionList({ testId, tags }: { testId: string; tags: readonly string[] }) {
  const filter = useFilter();
  const narrowed = filter.search !== '' || filter.tag !== '';
  const { data, previousData, error, refetch, fetchMore } = useEditedQuestionsQuery({
    variables: questionsOf(testId, filter.search, filter.tag),
    fetchPolicy: 'cache-and-network',
  });
  const questions = (data ?? previousData)?.editedQuestions;
  return (
    <>
      <Tools tags={tags} filter={filter} />
      {questions && (
        <Found
          testId={testId}
          questions={questions}
          narrowed={narrowed}
          onMore={(after) => fetchMore({ variables: { after } })}
        />
      )}
      {!questions && <Waiting error={error} onRetry={() => void refetch()} lines={6} />}
    </>
  );
}
