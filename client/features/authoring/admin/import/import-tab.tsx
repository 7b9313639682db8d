import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuestionImportsQuery, type QuestionImportsQuery } from './question-import.generated';
import { useQuestionsTestQuery } from '../questions/editor/admin-question.generated';
import { ButtonLink } from '#client/ui/button';
import { Waiting } from '#client/ui/feedback/states';
import { ChooseFile } from './choose-file';
import { CurrentImport } from './current-import';
import { EarlierImports } from './earlier-imports';
import { ExportQuestions } from './export-questions';
import { isUnderWay, isUnkept, isWorking } from './import-states';
import styles from './import-tab.module.css';

type Imports = QuestionImportsQuery['questionImports']['nodes'];

/** Returns true for an unfinished import of the viewer. */
const isLeft = (one: Imports[number]): boolean => one.mine && (isWorking(one.status) || isUnkept(one));

/**
 * Returns the visible import: the one in the URL, or the viewer's unfinished one when the page was opened. Null for
 * none. The heading is focused when it changes.
 */
function useVisible(imports: Imports) {
  const [search, setSearch] = useSearchParams();
  const [left] = useState(() => imports.find(isLeft)?.id ?? null);
  const inAddress = search.get('show');
  const visible = inAddress === 'none' ? null : (inAddress ?? left);
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(visible);
  useEffect(() => {
    if (before.current === visible) return;
    before.current = visible;
    window.scrollTo({ top: 0 });
    head.current?.focus({ preventScroll: true });
  }, [visible]);
  return { visible, head, show: (id: string) => setSearch({ show: id }) };
}

type Props = {
  moduleId: string;
  imports: Imports;
  /** The total number, including pages that aren't loaded. */
  total: number;
  reload: () => void;
  onMore: (() => Promise<unknown>) | undefined;
};

function Importing({ moduleId, imports, total, reload, onMore }: Props) {
  const { visible, head, show } = useVisible(imports);
  const [crowdedOut, setCrowdedOut] = useState<File>();
  // The imports in progress already appear in the message about the rejected file.
  const isElsewhere = (one: Imports[number]) =>
    one.id === visible || (!visible && crowdedOut && isUnderWay(one));
  const earlier = imports.filter((one) => !isElsewhere(one));
  const sent = (id: string) => {
    show(id);
    reload();
  };
  return (
    <>
      <section className={styles.part}>
        <div className={styles.head}>
          <h2 ref={head} tabIndex={-1}>
            <FormattedMessage id="admin.import.title" />
          </h2>
          {visible && (
            <ButtonLink to="?show=none">
              <FormattedMessage id="admin.import.another" />
            </ButtonLink>
          )}
        </div>
        {visible ? (
          <CurrentImport key={visible} id={visible} />
        ) : (
          <>
            <p className="dim">
              <FormattedMessage id="admin.import.intro" />
            </p>
            <ChooseFile
              moduleId={moduleId}
              crowdedOut={crowdedOut}
              onCrowdedOut={setCrowdedOut}
              onSent={sent}
            />
          </>
        )}
      </section>
      <EarlierImports imports={earlier} total={total - (imports.length - earlier.length)} onMore={onMore} />
    </>
  );
}

/** The tab that imports questions into a module's test and exports them. */
export default function ImportTab() {
  const { id = '' } = useParams();
  const test = useQuestionsTestQuery({ variables: { moduleId: id }, fetchPolicy: 'cache-and-network' });
  const { data, error, refetch, fetchMore } = useQuestionImportsQuery({
    variables: { moduleId: id },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return <Waiting error={error} onRetry={() => void refetch()} lines={5} />;
  }
  const { nodes, pageInfo, totalCount } = data.questionImports;
  const after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return (
    <>
      <Importing
        moduleId={id}
        imports={nodes}
        total={totalCount}
        reload={() => void refetch()}
        onMore={after ? () => fetchMore({ variables: { after } }) : undefined}
      />
      <ExportQuestions testId={test.data?.adminModule?.test?.id ?? null} />
    </>
  );
}
