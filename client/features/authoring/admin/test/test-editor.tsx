import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';
import {
  AdminTestDocument,
  useCreateTestMutation,
  useUpdateTestMutation,
  type AdminTestFieldsFragment,
} from './admin-test.generated';
import { useNewEditor, useStoredEditor } from '#client/ui/editor/described/use-field-editor';
import { PublishButton } from './publish-button';
import { PublishPanel } from './publish-panel';
import { testFields } from './test-fields';
import { TestForm } from './test-form';
import styles from './test-tab.module.css';

/** The form for a module's first test. */
export function NewTest({ moduleId }: { moduleId: string }) {
  const intl = useIntl();
  const [create] = useCreateTestMutation({
    // Attaches the new test to its module in the cache, so that its editor appears.
    update: (cache, { data }) =>
      cache.updateQuery(
        { query: AdminTestDocument, variables: { moduleId } },
        (read) =>
          data && read?.adminModule && { adminModule: { ...read.adminModule, test: data.createTest.test } },
      ),
    refetchQueries: ['AdminModule'],
  });
  const editor = useNewEditor(testFields, async (input) => {
    const { data } = await create({ variables: { input: { moduleId, ...input } } });
    if (data) toast.success(intl.formatMessage({ id: 'admin.saved' }));
  });
  return (
    <div className={styles.columns}>
      <TestForm editor={editor} />
    </div>
  );
}

type Props = { test: AdminTestFieldsFragment; reload: () => Promise<AdminTestFieldsFragment | null> };

/** The form for a test's settings beside the published version. */
export function TestEditor({ test, reload }: Props) {
  const [update] = useUpdateTestMutation();
  const editor = useStoredEditor(
    testFields,
    test,
    async (input) => (await update({ variables: { input } })).data?.updateTest.test,
    reload,
  );
  return (
    <div className={styles.columns}>
      <TestForm editor={editor} publish={<PublishButton test={test} unsaved={editor.dirty} />} />
      <PublishPanel test={test} unsaved={editor.dirty} />
    </div>
  );
}
