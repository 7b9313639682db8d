import { useState } from 'react';
import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';
import { useSaveTestMutation, type EditedTestFieldsFragment } from '#client/platform/generated/graphql';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import { useDraft } from '#client/ui/editing/use-draft';
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

function useSavedTest({ moduleId, test, reload }: Props) {
  const intl = useIntl();
  const draft = useDraft(test ? draftOf(test) : newTest);
  // The state that was read: the server refuses a change of an older one.
  const [readAt, setReadAt] = useState(test?.updatedAt ?? null);
  const [mutate, { loading, error, reset: forget }] = useSaveTestMutation({
    // A module's first test has to be attached to it.
    refetchQueries: test ? [] : ['EditedTest', 'EditedModule'],
  });
  const begin = (from: EditedTestFieldsFragment) => {
    draft.reset(draftOf(from));
    setReadAt(from.updatedAt);
  };
  const save = async () => {
    const variables = { moduleId, input: inputOf(draft.values), updatedAt: readAt };
    const saved = (await mutate({ variables }).catch(() => undefined))?.data?.adminSaveTest;
    if (!saved) return;
    begin(saved);
    toast.success(intl.formatMessage({ id: 'admin.saved' }));
  };
  const loadTheirs = async () => {
    const theirs = await reload();
    if (!theirs) return;
    forget();
    begin(theirs);
  };
  return { draft, loading, error, save, loadTheirs };
}

/** The form for a test's settings beside what is published. */
export function TestEditor(props: Props) {
  const { test } = props;
  const { draft, loading, error, save, loadTheirs } = useSavedTest(props);
  return (
    <div className={styles.columns}>
      <TestForm
        draft={draft}
        isNew={!test}
        saving={loading}
        error={error}
        onSave={() => void save()}
        onLoadTheirs={() => void loadTheirs()}
      />
      {test && <PublishPanel test={test} unsaved={draft.dirty} />}
      <LeaveGuard when={draft.dirty && !loading} />
    </div>
  );
}
