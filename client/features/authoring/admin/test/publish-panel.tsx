import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/error-message';
import { usePublishTestMutation, type EditedTestFieldsFragment } from './edited-test.generated';
import { Button, ButtonLink } from '#client/ui/button';
import { Panel } from '#client/ui/card';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { Note } from '#client/ui/messages';
import styles from './test-tab.module.css';
import { Versions } from './versions';

type Props = {
  test: EditedTestFieldsFragment;
  /** Settings were changed but not saved, so that they would not be published. */
  unsaved: boolean;
};

function Publish({ test, unsaved }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [asking, setAsking] = useState(false);
  const [publish, { loading, error }] = usePublishTestMutation();
  const go = async () => {
    const done = await publish({ variables: { input: { id: test.id } } }).catch(() => undefined);
    if (!done?.data) return;
    setAsking(false);
    toast.success(intl.formatMessage({ id: 'admin.publish.done' }));
  };
  const ready = test.changed && !unsaved && test.enabledQuestionCount > 0;
  return (
    <>
      <Button variant="strong" block disabled={!ready} onClick={() => setAsking(true)}>
        <FormattedMessage id="admin.publish" />
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={<FormattedMessage id="admin.publish.title" />}
        confirm={<FormattedMessage id="admin.publish" />}
        busyLabel={loading ? <FormattedMessage id="admin.publish.busy" /> : undefined}
        error={error && errorMessage(error)}
        onConfirm={() => void go()}
      >
        <FormattedMessage id="admin.publish.text" values={{ count: test.sitters }} />
      </ConfirmDialog>
    </>
  );
}

/** What learners meet of the test now, what would change, and the step that publishes it. */
export function PublishPanel({ test, unsaved }: Props) {
  const published = test.versions.length > 0;
  return (
    <aside className={styles.aside} aria-labelledby="published">
      <Panel>
        <div className={styles.panel}>
          <h2 id="published">
            <FormattedMessage id="admin.publish.heading" />
          </h2>
          <Note tone={test.changed ? 'plain' : 'ok'}>
            {!published && <FormattedMessage id="admin.publish.never" />}
            {published && (
              <FormattedMessage id={test.changed ? 'admin.publish.changed' : 'admin.publish.same'} />
            )}
          </Note>
          <p className="sm dim">
            <FormattedMessage
              id="admin.publish.questions"
              values={{ enabled: test.enabledQuestionCount, total: test.questionCount }}
            />
            {unsaved && (
              <>
                {' '}
                <FormattedMessage id="admin.publish.saveFirst" />
              </>
            )}
          </p>
          <Publish test={test} unsaved={unsaved} />
          <ButtonLink to="../preview" relative="path" block>
            <FormattedMessage id="admin.preview.open" />
          </ButtonLink>
          {published && <Versions versions={test.versions} />}
        </div>
      </Panel>
    </aside>
  );
}
