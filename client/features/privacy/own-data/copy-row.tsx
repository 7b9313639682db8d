import { IconDownload } from '@tabler/icons-react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useFormat } from '#client/platform/formats/format';
import { sizeText } from '#client/platform/formats/size-text';
import { Button } from '#client/ui/button';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useSaving } from '#client/ui/files/use-saving';
import styles from './own-data.module.css';
import { type OwnRequestFragment, useRequestOwnDataMutation } from './own-data.generated';

/** A button that downloads the data export. */
function SaveCopy({ request }: { request: OwnRequestFragment }) {
  const { busy, problem, save } = useSaving(`/api/own-data/${request.id}`);
  return (
    <div className={styles.text}>
      <Button
        variant="strong"
        onClick={() => void save()}
        busyLabel={busy ? <FormattedMessage id="privacy.saving" /> : undefined}
      >
        <IconDownload size={20} stroke={1.9} aria-hidden />
        <FormattedMessage id="privacy.save" />
      </Button>
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </div>
  );
}

function RequestCopy() {
  const errorMessage = useErrorMessage();
  const [requestCopy, { loading }] = useRequestOwnDataMutation();
  return (
    <Button
      onClick={() =>
        void requestCopy({ variables: { input: { confirm: true } } }).catch((problem: unknown) =>
          toast.error(errorMessage(problem)),
        )
      }
      busyLabel={loading ? <FormattedMessage id="privacy.asking" /> : undefined}
    >
      <IconDownload size={20} stroke={1.9} aria-hidden />
      <FormattedMessage id="privacy.askCopy" />
    </Button>
  );
}

/** The data export of a person, from the request to the download. */
export function CopyRow({ request }: { request: OwnRequestFragment | undefined }) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const { state, fileSize, expiresAt } = request ?? {};
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <h3>
          <FormattedMessage id="privacy.copy" />
        </h3>
        <p className="sm dim">
          <FormattedMessage id="privacy.copyHelp" />
        </p>
        <p role="status" className="sm">
          {state === 'requested' && <FormattedMessage id="privacy.making" />}
          {state === 'ready' && expiresAt && (
            <FormattedMessage
              id="privacy.ready"
              values={{ size: sizeText(intl, fileSize ?? 0), until: dateTime(expiresAt) }}
            />
          )}
        </p>
      </div>
      {request && state === 'ready' ? (
        <SaveCopy request={request} />
      ) : (
        state !== 'requested' && <RequestCopy />
      )}
    </div>
  );
}
