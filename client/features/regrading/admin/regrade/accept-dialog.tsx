import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import {
  useAcceptAnswerMutation,
  useAcceptAnswerPreviewQuery,
  type RegradeCountFieldsFragment,
} from './regrade.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { type Language, textLanguages } from '#client/platform/i18n/languages';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { ErrorNote } from '#client/ui/feedback/messages';
import { SegmentedChoice } from '#client/ui/fields/segmented-choice';
import { joinedPreviews, type LoadedPreview, Preview } from './preview';
import styles from './regrade-page.module.css';

type Answer = { questionId: string; text: string; lang: Language };

function usePreview(answer: Answer): LoadedPreview {
  const { data, error, refetch, fetchMore } = useAcceptAnswerPreviewQuery({
    variables: answer,
    fetchPolicy: 'no-cache',
  });
  const more = (after: string) =>
    fetchMore({
      variables: { after },
      updateQuery: (visible, { fetchMoreResult: next }) =>
        visible.acceptAnswerPreview
          ? {
              acceptAnswerPreview: joinedPreviews(visible.acceptAnswerPreview, next.acceptAnswerPreview),
            }
          : next,
    });
  return { preview: data?.acceptAnswerPreview, error, reload: () => refetch(), more };
}

type Props = {
  questionId: string;
  text: string;
  onClose: () => void;
  /** Called with the counts of the regrade, or null if nothing changed. */
  onDone: (counts: RegradeCountFieldsFragment | null) => void;
};

/** The dialog that accepts an answer, with a preview of the consequences. */
export function AcceptDialog({ questionId, text, onClose, onDone }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const { language } = useLanguage();
  const [lang, setLang] = useState<Language>(language);
  const loaded = usePreview({ questionId, text, lang });
  const [accept, { loading, error }] = useAcceptAnswerMutation({ refetchQueries: ['AdminModule'] });
  const { preview } = loaded;
  const go = async () => {
    if (!preview) return;
    const input = { questionId, text, lang, digest: preview.digest };
    const done = (await accept({ variables: { input } }).catch(() => undefined))?.data?.acceptAnswer;
    if (done) onDone(done.regrade ? done.counts : null);
    else void loaded.reload();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={<FormattedMessage id="admin.unmatched.acceptTitle" values={{ text }} />}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            variant="strong"
            disabled={!preview}
            busyLabel={loading ? <FormattedMessage id="admin.regrade.busy" /> : undefined}
            onClick={() => void go()}
          >
            <FormattedMessage id="admin.unmatched.accept" />
          </Button>
        </>
      }
    >
      <div className={styles.accept}>
        <p>
          <FormattedMessage id="admin.unmatched.acceptText" />
        </p>
        <SegmentedChoice
          label={intl.formatMessage({ id: 'admin.unmatched.lang' })}
          value={lang}
          choices={textLanguages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
          onChange={setLang}
        />
        <div>
          <Preview loaded={loaded} />
        </div>
        {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      </div>
    </Dialog>
  );
}
