import { FormattedMessage } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  useQuestionImportsQuery,
  useQuestionsTestQuery,
  type QuestionImportsQuery,
} from '#client/platform/generated/graphql';
import { Button } from '#client/ui/button';
import { Waiting } from '#client/ui/states';
import { ChooseFile } from './choose-file';
import { CurrentImport } from './current-import';
import { EarlierImports } from './earlier-imports';
import { ExportQuestions } from './export-questions';
import styles from './import-tab.module.css';

type Imports = QuestionImportsQuery['questionImports']['nodes'];

const isOpen = ({ status }: Imports[number]): boolean =>
  status === 'reading' || status === 'previewed' || status === 'importing';

/** Which import is shown: the one in the address, else one under way; null for none. */
function useShown(imports: Imports) {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('show');
  const shown = inAddress === 'none' ? null : (inAddress ?? imports.find(isOpen)?.id ?? null);
  const show = (id: string | null) => {
    setSearch({ show: id ?? 'none' });
    window.scrollTo({ top: 0 });
  };
  return { shown, show };
}

type Props = {
  moduleId: string;
  imports: Imports;
  reload: () => void;
  onMore?: (() => Promise<unknown>) | undefined;
};

function Importing({ moduleId, imports, reload, onMore }: Props) {
  const { shown, show } = useShown(imports);
  const sent = (id: string) => {
    show(id);
    reload();
  };
  return (
    <>
      <section className={styles.part}>
        <div className={styles.head}>
          <h2>
            <FormattedMessage id="admin.import.title" />
          </h2>
          {shown && (
            <Button onClick={() => show(null)}>
              <FormattedMessage id="admin.import.another" />
            </Button>
          )}
        </div>
        {shown ? (
          <CurrentImport key={shown} id={shown} />
        ) : (
          <>
            <p className="dim">
              <FormattedMessage id="admin.import.intro" />
            </p>
            <ChooseFile moduleId={moduleId} onSent={sent} />
          </>
        )}
      </section>
      <EarlierImports imports={imports.filter(({ id }) => id !== shown)} onOpen={show} onMore={onMore} />
    </>
  );
}

/** Question banks into a module's test and out of it. */
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
  const { nodes, pageInfo } = data.questionImports;
  const after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return (
    <>
      <Importing
        moduleId={id}
        imports={nodes}
        reload={() => void refetch()}
        onMore={after ? () => fetchMore({ variables: { after } }) : undefined}
      />
      <ExportQuestions testId={test.data?.editedModule?.test?.id ?? null} />
    </>
  );
}
