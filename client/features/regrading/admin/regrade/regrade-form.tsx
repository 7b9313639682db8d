import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import {
  useRegradeQuestionMutation,
  useRegradePreviewQuery,
  type RegradeCountFieldsFragment,
} from './regrade.generated';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { Note } from '#client/ui/feedback/messages';
import { type Choice, ModeChoice } from './mode-choice';
import { joinedPreviews, type LoadedPreview, Preview } from './preview';
import { RegradeCounts } from './regrade-counts';
import styles from './regrade-page.module.css';

type Props = {
  questionId: string;
  /** Called with the counts of the regrade, or null if nothing changed. */
  onDone: (counts: RegradeCountFieldsFragment | null) => void;
};

function usePreview(questionId: string, choice: Choice): LoadedPreview {
  const { data, error, refetch, fetchMore } = useRegradePreviewQuery({
    variables: { questionId, ...choice },
    // A preview must be current, and the cache can't distinguish the same result in different modes.
    fetchPolicy: 'no-cache',
  });
  const more = (after: string) =>
    fetchMore({
      variables: { after },
      updateQuery: (visible, { fetchMoreResult: next }) =>
        visible.regradePreview
          ? { regradePreview: joinedPreviews(visible.regradePreview, next.regradePreview) }
          : next,
    });
  return { preview: data?.regradePreview, error, reload: () => refetch(), more };
}

/** The form of a regrade with its preview. */
export function RegradeForm({ questionId, onDone }: Props) {
  const errorMessage = useErrorMessage();
  const [choice, setChoice] = useState<Choice>({ mode: 'old_and_new', lowersResults: false });
  const [confirming, setConfirming] = useState(false);
  const loaded = usePreview(questionId, choice);
  const [regrade, { loading, error, reset }] = useRegradeQuestionMutation({
    refetchQueries: ['AdminModule'],
  });
  const { preview } = loaded;
  const close = () => {
    setConfirming(false);
    // Reloads the preview if the regrade was rejected because something has changed.
    if (error) void loaded.reload();
    reset();
  };
  const apply = async () => {
    if (!preview) return;
    const input = { questionId, ...choice, digest: preview.digest };
    const done = (await regrade({ variables: { input } }).catch(() => undefined))?.data?.regradeQuestion;
    if (!done) return;
    setConfirming(false);
    onDone(done.regrade ? done.counts : null);
    void loaded.reload();
  };
  return (
    <>
      <section className={styles.part}>
        <h3>
          <FormattedMessage id="admin.regrade.choose" />
        </h3>
        <ModeChoice choice={choice} onChange={setChoice} />
      </section>
      <section className={styles.part}>
        <h3>
          <FormattedMessage id="admin.regrade.preview" />
        </h3>
        <Preview loaded={loaded} />
        {preview?.hasWork === false ? (
          <Note tone="ok">
            <FormattedMessage id="admin.regrade.nothingLeft" />
          </Note>
        ) : (
          <div className={styles.apply}>
            <Button variant="strong" disabled={!preview} onClick={() => setConfirming(true)}>
              <FormattedMessage id="admin.regrade.apply" />
            </Button>
          </div>
        )}
      </section>
      <ConfirmDialog
        opened={confirming}
        onClose={close}
        title={<FormattedMessage id="admin.regrade.confirmTitle" />}
        confirm={<FormattedMessage id="admin.regrade.apply" />}
        busyLabel={loading ? <FormattedMessage id="admin.regrade.busy" /> : undefined}
        error={error && errorMessage(error)}
        danger={choice.lowersResults}
        onConfirm={() => void apply()}
      >
        <p>
          <FormattedMessage id="admin.regrade.confirmText" />
        </p>
        {preview && <RegradeCounts counts={preview.counts} />}
      </ConfirmDialog>
    </>
  );
}
