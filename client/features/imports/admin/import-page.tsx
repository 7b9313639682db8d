import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { ButtonLink } from '#client/ui/button';
import { PageState, Waiting } from '#client/ui/feedback/states';
import { ImportFrame } from './import-frame';
import { statuses } from './import-words';
import { OneImport } from './one-import';
import { useImport } from './use-import';
import { useTranslationCounts } from './texts/use-translation-counts';

/** The message that the import doesn't exist. */
function NotFound() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'imports.notFound' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState
        title={title}
        actions={
          <ButtonLink to="/admin/imports" variant="strong">
            <FormattedMessage id="admin.imports" />
          </ButtonLink>
        }
      />
    </>
  );
}

/** The page of an import at its current step. */
export default function ImportPage() {
  const { id = '' } = useParams();
  const { data, isThere, error, refetch, startPolling, stopPolling, pause } = useImport(id);
  useEffect(() => {
    if (pause > 0) startPolling(pause);
    else stopPolling();
  }, [pause, startPolling, stopPolling]);
  useTranslationCounts(data);
  if (!isThere) return <Waiting error={error} onRetry={() => void refetch()} />;
  if (!data) return <NotFound />;
  const { kind, status, fileName } = data;
  const isEnded = statuses[status].step === 5 || status === 'failed' || status === 'discarded';
  return (
    <ImportFrame
      kind={kind}
      fileName={fileName}
      step={statuses[status].step}
      actions={
        isEnded && (
          <ButtonLink to={`/admin/imports/new?kind=${kind}`}>
            <FormattedMessage id="imports.another" />
          </ButtonLink>
        )
      }
    >
      <OneImport data={data} onConflict={refetch} />
    </ImportFrame>
  );
}
