import { useSaveTestMutation, type EditedTestFieldsFragment } from '#client/platform/generated/graphql';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import { useSavedDraft } from '#client/ui/editing/use-saved-draft';
import { PublishPanel } from './publish-panel';
import { draftOf, inputOf, newTest } from './test-draft';
import { TestForm } from './test-form';
import styles from './test-tab.module.css';

type Props = {
  moduleId: string;
  /** Null while it is being made. */
  test: EditedTestFieldsFragment | null;
  reload: () => Promise<EditedTestFieldsFragment | null>;
};

/** The form for a test's settings beside what is published. */
export function TestEditor({ moduleId, test, reload }: Props) {
  const [mutate, { loading, error, reset }] = useSaveTestMutation({
    // A module's first test has to be attached to it.
    refetchQueries: test ? [] : ['EditedTest', 'EditedModule'],
  });
  const { draft, save, loadTheirs } = useSavedDraft({
    initial: test ? draftOf(test) : newTest,
    readAt: test?.updatedAt ?? null,
    draftOf,
    send: async (values, updatedAt) => {
      const { data } = await mutate({ variables: { moduleId, input: inputOf(values), updatedAt } });
      return data?.adminSaveTest;
    },
    reload,
    forget: reset,
  });
  return (
    <div className={styles.columns}>
      <TestForm
        draft={draft}
        isNew={!test}
        saving={loading}
        error={error}
        onSave={save}
        onLoadTheirs={loadTheirs}
      />
      {test && <PublishPanel test={test} unsaved={draft.dirty} />}
      <LeaveGuard when={draft.dirty && !loading} />
    </div>
  );
}
