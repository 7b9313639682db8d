import { useMutation } from '@apollo/client/react';
import { IconBan, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { ErrorNote } from '#client/ui/feedback/messages';
import styles from './api-clients.module.css';
import {
  type ApiClientRowFragment,
  RevokeApiClientDocument,
  RotateApiClientSecretDocument,
} from './api-clients.generated';
import { inMonths, type Months, SecretEnd } from './secret-end';
import type { IssuedSecret } from './secret-note';

type Props = { client: ApiClientRowFragment };

function NewSecret({
  client: { id, name },
  onNotified,
}: Props & { onNotified: (told: IssuedSecret) => void }) {
  const errorMessage = useErrorMessage();
  const [opened, setOpened] = useState(false);
  const [valid, setValid] = useState<Months>('12');
  const [rotate, { loading, error, reset }] = useMutation(RotateApiClientSecretDocument);
  const open = () => {
    reset();
    setOpened(true);
  };
  const send = async () => {
    const { data } = await rotate({ variables: { input: { id, secretEndsAt: inMonths(valid) } } });
    if (!data) return;
    const { secret, client } = data.rotateApiClientSecret;
    setOpened(false);
    onNotified({ id, secret, previousEndsAt: client.previousSecretEndsAt });
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        <IconRefresh size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="clients.newSecretAsk" />
      </Button>
      <FormDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={<FormattedMessage id="clients.newSecretTitle" values={{ name }} />}
        className={styles.form}
        submit={<FormattedMessage id="clients.newSecret" />}
        busyLabel={loading ? <FormattedMessage id="clients.making" /> : undefined}
        // The dialog shows the error.
        onSubmit={() => void send().catch(() => undefined)}
      >
        <p>
          <FormattedMessage id="clients.newSecretText" />
        </p>
        <SecretEnd value={valid} onChange={setValid} />
        {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      </FormDialog>
    </>
  );
}

function Revoke({ client: { id, name } }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [opened, setOpened] = useState(false);
  const [revoke, { loading, error }] = useMutation(RevokeApiClientDocument);
  const confirm = async () => {
    const { data } = await revoke({ variables: { input: { id } } });
    if (!data) return;
    setOpened(false);
    toast.success(intl.formatMessage({ id: 'clients.revokedDone' }, { name }));
  };
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconBan size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="clients.revokeAsk" />
      </Button>
      <ConfirmDialog
        opened={opened}
        danger
        title={<FormattedMessage id="clients.revokeTitle" values={{ name }} />}
        confirm={<FormattedMessage id="clients.revoke" />}
        busyLabel={loading ? <FormattedMessage id="clients.revoking" /> : undefined}
        error={error && errorMessage(error)}
        onClose={() => setOpened(false)}
        // The dialog shows the error.
        onConfirm={() => void confirm().catch(() => undefined)}
      >
        <FormattedMessage id="clients.revokeText" />
      </ConfirmDialog>
    </>
  );
}

type ActionsProps = Props & { managesSecrets: boolean; onNotified: (told: IssuedSecret) => void };

/** The actions of a client: a new secret, if the portal manages secrets, and revocation. */
export function ClientActions({ client, managesSecrets, onNotified }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {managesSecrets && <NewSecret client={client} onNotified={onNotified} />}
      <Revoke client={client} />
    </div>
  );
}
