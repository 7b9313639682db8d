import { textLanguages } from '#client/platform/i18n/languages';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PageTitle, useReloadSettings } from '#client/features/settings/index';
import { rejectedFields } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { BackLink } from '#client/ui/editing/back-link';
import { LanguageColumns } from '#client/ui/editing/fields/languages';
import {
  emptyLocalized,
  localizedDraft,
  type LocalizedDraft,
} from '#client/ui/editing/fields/localized-fields';
import { EditForm } from '#client/ui/editing/form';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { LocalizedLineInput, LocalizedRichTextInput } from '#client/ui/editor/described/localized-inputs';
import { Waiting } from '#client/ui/feedback/states';
import {
  TermsVersionsDocument,
  type TermsVersionTextsFragment,
  useNewestTermsQuery,
  usePublishTermsMutation,
} from './terms-versions.generated';

const maxNoteLength = 500;
const own = { CONFLICT: 'admin.terms.conflict' };

type Draft = { text: LocalizedDraft; changeNote: LocalizedDraft };

/** Publishes new terms. Rejected fields keep their error until they change. */
function usePublish(newest: TermsVersionTextsFragment | undefined) {
  const intl = useIntl();
  const navigate = useNavigate();
  const reload = useReloadSettings();
  const message = useErrorMessage(own);
  const [publish, { loading }] = usePublishTermsMutation({ refetchQueries: [TermsVersionsDocument] });
  const [error, setError] = useState<unknown>();
  const [done, setDone] = useState(false);
  const send = async ({ text, changeNote }: Draft) => {
    setError(undefined);
    const note = Object.values(changeNote).some((each) => each.trim() !== '') ? changeNote : null;
    try {
      const { data } = await publish({
        variables: { input: { text, changeNote: note, expectedVersion: newest?.number ?? null } },
      });
      setDone(true);
      const { cleaned, version } = data!.publishTerms;
      const removed = cleaned.flatMap((each) => each.removed).join(', ');
      toast.success(
        intl.formatMessage(
          { id: removed ? 'admin.terms.publishedCleaned' : 'admin.terms.published' },
          { number: version.number, removed },
        ),
      );
      await reload();
      void navigate('/admin/terms');
    } catch (problem) {
      setError(problem);
    }
  };
  return {
    send,
    loading,
    done,
    failure: error === undefined ? undefined : message(error),
    rejected: rejectedFields(error),
  };
}

function Form({ newest }: { newest: TermsVersionTextsFragment | undefined }) {
  const intl = useIntl();
  const before = localizedDraft(newest?.textTranslations);
  const [draft, setDraft] = useState<Draft>({ text: before, changeNote: emptyLocalized });
  const [tried, setTried] = useState(false);
  const [openDialog, setOpenDialog] = useState(false);
  const { send, loading, done, failure, rejected } = usePublish(newest);
  const changed = textLanguages.some(({ code }) => draft.text[code] !== before[code]);
  const missing = draft.text.en === '';
  const problem = (field: keyof Draft) => (language?: string) => {
    if (field === 'text' && language === 'en' && tried && missing) {
      return intl.formatMessage({ id: 'admin.error.required' });
    }
    return rejected.includes(`${field}.${language}`)
      ? intl.formatMessage({ id: 'admin.terms.wrong' })
      : undefined;
  };
  return (
    <EditForm
      label={intl.formatMessage({ id: 'admin.terms.write' })}
      check={() => {
        setTried(true);
        return !missing;
      }}
      onSubmit={() => setOpenDialog(true)}
    >
      <LanguageColumns>
        <LocalizedRichTextInput
          label={intl.formatMessage({ id: 'admin.terms.text' })}
          value={draft.text}
          problem={problem('text')}
          onChange={(text) => setDraft((now) => ({ ...now, text }))}
        />
        <LocalizedLineInput
          label={intl.formatMessage({ id: 'admin.terms.note' })}
          hint={intl.formatMessage({ id: 'admin.terms.noteHint' })}
          maxLength={maxNoteLength}
          value={draft.changeNote}
          problem={problem('changeNote')}
          onChange={(changeNote) => setDraft((now) => ({ ...now, changeNote }))}
        />
      </LanguageColumns>
      <div>
        <Button type="submit" variant="primary" disabled={!changed}>
          <FormattedMessage id="admin.terms.publish" />
        </Button>
      </div>
      <LeaveGuard when={changed && !done} />
      <ConfirmDialog
        opened={openDialog && !done}
        onClose={() => setOpenDialog(false)}
        title={<FormattedMessage id="admin.terms.publishTitle" />}
        confirm={<FormattedMessage id="admin.terms.publish" />}
        busyLabel={loading ? <FormattedMessage id="admin.saving" /> : undefined}
        error={failure}
        onConfirm={() => void send(draft)}
      >
        <FormattedMessage id="admin.terms.publishText" />
      </ConfirmDialog>
    </EditForm>
  );
}

/** The form for the next version of the terms, initialized with the current one. */
export function NewTerms() {
  const title = useIntl().formatMessage({ id: 'admin.terms.write' });
  const { data, error, refetch } = useNewestTermsQuery({ fetchPolicy: 'network-only' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        back={
          <BackLink>
            <FormattedMessage id="admin.terms" />
          </BackLink>
        }
        title={title}
      />
      <PageBody>
        {data ? (
          <Form newest={data.termsVersions.nodes[0]} />
        ) : (
          <Waiting error={error} onRetry={() => void refetch()} />
        )}
      </PageBody>
    </>
  );
}
