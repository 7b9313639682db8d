import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorCode, rejectedFields } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { TextField } from '#client/ui/fields/fields';
import { ErrorNote } from '#client/ui/feedback/messages';
import styles from './api-clients.module.css';
import { ApiClientsDocument, CreateApiClientDocument } from './api-clients.generated';
import { ScopeBoxes } from './scope-boxes';
import { type Preset, presetNames, presetOf, presets } from './scopes';
import { inMonths, type Months, SecretEnd } from './secret-end';

const empty = { name: '', clientId: '', scopes: [...presets.reader], valid: '12' as Months };
type Draft = typeof empty;

type Added = (added: { id: string; secret: string | null }) => void;

/** Manages the form of a new client and sends it. */
function useAdding(managesSecrets: boolean, onAdded: Added) {
  const [draft, setDraft] = useState<Draft>(empty);
  const [checked, setChecked] = useState(false);
  const [create, { loading, error }] = useMutation(CreateApiClientDocument, {
    refetchQueries: [ApiClientsDocument],
    awaitRefetchQueries: true,
  });
  const isBound = errorCode(error) === 'BAD_USER_INPUT' && rejectedFields(error).includes('clientId');
  const send = async () => {
    setChecked(true);
    const { name, clientId, scopes, valid } = draft;
    if (loading || name.trim() === '' || (!managesSecrets && clientId.trim() === '')) return;
    const made = managesSecrets ? { secretEndsAt: inMonths(valid) } : { clientId };
    const { data } = await create({ variables: { input: { name, scopes, ...made } } });
    if (data) onAdded({ id: data.createApiClient.client.id, secret: data.createApiClient.secret });
  };
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, set, checked, loading, error, isBound, send };
}

type Fields = ReturnType<typeof useAdding> & { managesSecrets: boolean };

function AddFields({ draft, set, checked, isBound, managesSecrets }: Fields) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const missing = (value: string) => checked && value.trim() === '' && text('clients.required');
  return (
    <>
      <TextField
        label={text('clients.name')}
        description={text('clients.nameHint')}
        value={draft.name}
        maxLength={100}
        autoComplete="off"
        aria-required
        data-autofocus
        error={missing(draft.name)}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      {!managesSecrets && (
        <TextField
          label={text('clients.clientId')}
          description={text('clients.clientIdHint')}
          value={draft.clientId}
          maxLength={255}
          autoComplete="off"
          autoCapitalize="none"
          aria-required
          error={isBound ? text('clients.bound') : missing(draft.clientId)}
          onChange={(event) => set({ clientId: event.currentTarget.value })}
        />
      )}
      <SelectField<Preset | 'own'>
        label={text('clients.may')}
        value={presetOf(draft.scopes) ?? 'own'}
        choices={[
          ...(Object.keys(presets) as Preset[]).map((value) => ({ value, label: text(presetNames[value]) })),
          { value: 'own', label: text('clients.ownChoice') },
        ]}
        onChange={(preset) => preset !== 'own' && set({ scopes: [...presets[preset]] })}
      />
      <ScopeBoxes label={text('clients.may')} scopes={draft.scopes} onChange={(scopes) => set({ scopes })} />
      {managesSecrets && <SecretEnd value={draft.valid} onChange={(valid) => set({ valid })} />}
    </>
  );
}

type Props = { opened: boolean; managesSecrets: boolean; onClose: () => void; onAdded: Added };

/** The dialog that adds a client with a name, scopes and the validity of its secret. */
export function AddClientDialog({ opened, managesSecrets, onClose, onAdded }: Props) {
  const errorMessage = useErrorMessage();
  const adding = useAdding(managesSecrets, onAdded);
  const { loading, error, isBound, send } = adding;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="clients.add" />}
      className={styles.form}
      submit={<FormattedMessage id="clients.add" />}
      busyLabel={loading ? <FormattedMessage id="clients.adding" /> : undefined}
      // The dialog shows the error.
      onSubmit={() => void send().catch(() => undefined)}
    >
      <AddFields {...adding} managesSecrets={managesSecrets} />
      {error && !isBound && <ErrorNote>{errorMessage(error)}</ErrorNote>}
    </FormDialog>
  );
}
