import { useMutation } from '@apollo/client/react';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useFormat } from '#client/platform/formats/format';
import type { ApiScope } from '#client/platform/generated/schema';
import { Button } from '#client/ui/button';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import styles from './api-clients.module.css';
import { type ApiClientRowFragment, UpdateApiClientDocument } from './api-clients.generated';
import { CallDays } from './call-days';
import { ClientActions } from './client-actions';
import { ScopeBoxes } from './scope-boxes';
import { SecretNote, type IssuedSecret } from './secret-note';

function May({ client: { id, scopes, revokedAt } }: { client: ApiClientRowFragment }) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [update] = useMutation(UpdateApiClientDocument);
  const change = (wanted: ApiScope[]) =>
    update({ variables: { input: { id, scopes: wanted } } }).then(
      () => toast.success(intl.formatMessage({ id: 'clients.saved' })),
      (error: unknown) => toast.error(errorMessage(error)),
    );
  return (
    <>
      <h3>
        <FormattedMessage id="clients.may" />
      </h3>
      <ScopeBoxes
        label={intl.formatMessage({ id: 'clients.may' })}
        scopes={scopes}
        disabled={revokedAt !== null}
        onChange={(wanted) => void change(wanted)}
      />
    </>
  );
}

function Added({ client: { createdAt, createdByName, clientId } }: { client: ApiClientRowFragment }) {
  const { date } = useFormat();
  const values = { date: date(createdAt), name: createdByName };
  return (
    <>
      <p className="sm dim">
        <FormattedMessage id={createdByName ? 'clients.addedBy' : 'clients.added'} values={values} />
      </p>
      <p className="sm">
        <FormattedMessage id="clients.clientId" /> <code className={styles.id}>{clientId}</code>
      </p>
    </>
  );
}

type Props = {
  client: ApiClientRowFragment;
  managesSecrets: boolean;
  told: IssuedSecret | null;
  onNotified: (told: IssuedSecret | null) => void;
  onClose: () => void;
};

/** The details of a client beside the list, or in its place on phones. */
export function ClientPanel({ client, managesSecrets, told, onNotified, onClose }: Props) {
  const intl = useIntl();
  const panel = useRef<HTMLElement>(null);
  useReturnedFocus(panel);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby="client">
      <div className={styles.panelHead}>
        <h2 id="client">{client.name}</h2>
        <Button variant="text" square aria-label={intl.formatMessage({ id: 'ui.close' })} onClick={onClose}>
          <IconX size={20} stroke={1.9} aria-hidden />
        </Button>
      </div>
      <Added client={client} />
      {told && <SecretNote key={told.secret} told={told} onStored={() => onNotified(null)} />}
      <May client={client} />
      <h3>
        <FormattedMessage id="clients.callsADay" />
      </h3>
      <CallDays id={client.id} />
      {!client.revokedAt && (
        <ClientActions client={client} managesSecrets={managesSecrets} onNotified={onNotified} />
      )}
    </aside>
  );
}
