import {
  useCreateTestMutation,
  useUpdateTestMutation,
  type EditedTestFieldsFragment,
} from './edited-test.generated';
import { changesOf, draftOf, inputOf, newDraft, problemsOf } from '#client/ui/editor/described/field';
import { useEditor } from '#client/ui/editor/use-editor';
import { PublishButton } from './publish-button';
import { PublishPanel } from './publish-panel';
import { testFields, type TestDraft } from './test-fields';
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
  const [create] = useCreateTestMutation({
    // A module's first test has to be attached to it.
    refetchQueries: ['EditedTest', 'EditedModule'],
  });
  const [update] = useUpdateTestMutation();
  const editor = useEditor<EditedTestFieldsFragment, TestDraft>({
    initial: test ? draftOf(testFields, test) : newDraft(testFields),
    problems: (values) => problemsOf(testFields, values),
    save: async (values, changed, readAt) => {
      if (!test) {
        const input = { moduleId, ...inputOf(testFields, values) };
        return (await create({ variables: { input } })).data?.createTest.test;
      }
      const changes = changesOf(testFields, values, changed);
      const input = { id: test.id, updatedAt: readAt ?? test.updatedAt, ...changes };
      return (await update({ variables: { input } })).data?.updateTest.test;
    },
    saved: { readAt: test?.updatedAt ?? null, draftOf: (saved) => draftOf(testFields, saved), reload },
  });
  return (
    <div className={styles.columns}>
      <TestForm editor={editor} publish={test && <PublishButton test={test} unsaved={editor.dirty} />} />
      {test && <PublishPanel test={test} unsaved={editor.dirty} />}
    </div>
  );
}
