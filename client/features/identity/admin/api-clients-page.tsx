import { useQuery } from '@apollo/client/react';
import { IconBook2, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { Button } from '#client/ui/button';
import { DataTable } from '#client/ui/editing/data-table';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { AddClientDialog } from './add-client-dialog';
import styles from './api-clients.module.css';
import { type ApiClientsQuery, ApiClientsDocument } from './api-clients.generated';
import { useClientColumns } from './client-columns';
import { ClientPanel } from './client-panel';
import type { IssuedSecret } from './secret-note';
import { SignInHelp } from './sign-in-help';

type Known = ApiClientsQuery['apiClients'];

function Programs({ known, opened }: { known: Known; opened: string | null }) {
  const intl = useIntl();
  const columns = useClientColumns(opened, known.managesSecrets);
  return (
    <>
      {known.clients.length === 0 ? (
        <EmptyState title={<FormattedMessage id="clients.none" />}>
          <FormattedMessage id="clients.noneHelp" />
        </EmptyState>
      ) : (
        <DataTable
          label={intl.formatMessage({ id: 'admin.apiClients' })}
          columns={columns}
          rows={known.clients}
          keyOf={({ id }) => id}
        />
      )}
      <p className={`sm dim ${styles.about}`}>
        <FormattedMessage id={known.managesSecrets ? 'clients.about' : 'clients.aboutBound'} />
      </p>
    </>
  );
}

function Actions({
  known,
  onAdded,
}: {
  known: Known;
  onAdded: (told: IssuedSecret | null, id: string) => void;
}) {
  const [dialog, setDialog] = useState<'help' | 'add' | null>(null);
  const [round, setRound] = useState(0);
  const close = () => setDialog(null);
  return (
    <>
      <Button variant="text" aria-haspopup="dialog" onClick={() => setDialog('help')}>
        <IconBook2 size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="clients.help" />
      </Button>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setRound(round + 1);
          setDialog('add');
        }}
      >
        <IconPlus size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="clients.add" />
      </Button>
      <SignInHelp opened={dialog === 'help'} tokenAddress={known.tokenAddress} onClose={close} />
      <AddClientDialog
        key={round}
        opened={dialog === 'add'}
        managesSecrets={known.managesSecrets}
        onClose={close}
        onAdded={({ id, secret }) => {
          close();
          onAdded(secret === null ? null : { id, secret, previousEndsAt: null }, id);
        }}
      />
    </>
  );
}

/** The page of API clients with their scopes, secrets and calls. */
export default function ApiClientsPage() {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const [told, setTold] = useState<IssuedSecret | null>(null);
  const { data, error, refetch } = useQuery(ApiClientsDocument, { fetchPolicy: 'cache-and-network' });
  const title = intl.formatMessage({ id: 'admin.apiClients' });
  const known = data?.apiClients;
  const opened = known?.clients.find(({ id }) => id === params.get('client'));
  const revoked = known?.clients.filter(({ revokedAt }) => revokedAt).length ?? 0;
  const close = () => {
    document.querySelector<HTMLElement>('td a[aria-current]')?.focus();
    setParams({});
  };
  return (
    <div className={styles.page} data-beside={opened ? true : undefined}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.list}>
        <PageHead
          title={title}
          note={
            known && (
              <FormattedMessage
                id="clients.count"
                values={{ active: known.clients.length - revoked, revoked }}
              />
            )
          }
          actions={
            known && (
              <Actions
                known={known}
                onAdded={(secret, id) => {
                  setTold(secret);
                  setParams({ client: id });
                }}
              />
            )
          }
        />
        {known ? (
          <Programs known={known} opened={opened?.id ?? null} />
        ) : (
          <PageBody>
            <Waiting error={error} onRetry={() => void refetch()} />
          </PageBody>
        )}
      </div>
      {opened && known && (
        <ClientPanel
          key={opened.id}
          client={opened}
          managesSecrets={known.managesSecrets}
          told={told?.id === opened.id ? told : null}
          onNotified={setTold}
          onClose={close}
        />
      )}
    </div>
  );
}
