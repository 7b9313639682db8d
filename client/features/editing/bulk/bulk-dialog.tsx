import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BulkActionName } from '#client/platform/generated/schema';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { Waiting } from '#client/ui/feedback/states';
import styles from './bulk.module.css';
import { OpenBulkActionsDocument, useBulkPreviewQuery, useStartBulkActionMutation } from './bulk.generated';
import type { BulkActionDefinition, BulkValues } from './bulk-action-definition';
import { BulkPreview } from './bulk-preview';
import { actionWords } from './bulk-words';
import { countOf, selectionOf, type Selected } from './selection';
import { useBulkWords } from './use-bulk-words';

type Props = {
  list: string;
  action: BulkActionDefinition;
  selected: Selected;
  opened: boolean;
  onClose: () => void;
  /** Called with the id of the started action. */
  onDone: (id: string) => void;
};

const nothing = '';
/** The value for selecting none. */
const none = '-';

/** A select of the action's values. */
function Choice({ name, onChange }: { name: BulkActionName; onChange: (values: BulkValues) => void }) {
  const intl = useIntl();
  const [choice, setSelected] = useState(nothing);
  const { choices = {}, choose, none: noneName } = actionWords[name];
  const named = Object.entries(choices).map(([value, id]) => ({ value, label: intl.formatMessage({ id }) }));
  const placeholder = { value: nothing, label: intl.formatMessage({ id: 'bulk.choose' }) };
  const empty = noneName ? [{ value: none, label: intl.formatMessage({ id: noneName }) }] : [];
  return (
    <SelectField
      label={intl.formatMessage({ id: choose })}
      data-autofocus
      value={choice}
      choices={[placeholder, ...named, ...empty]}
      onChange={(value) => {
        setSelected(value);
        onChange(value === nothing ? null : { [name]: value === none ? null : value });
      }}
    />
  );
}

/** Starts the action. The idempotency key makes a repeated click return the same action. */
function useStart({ list, onClose, onDone }: Pick<Props, 'list' | 'onClose' | 'onDone'>) {
  const intl = useIntl();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [begin, { loading, error }] = useStartBulkActionMutation({
    refetchQueries: [{ query: OpenBulkActionsDocument, variables: { list } }],
    awaitRefetchQueries: true,
  });
  const start = async (input: Parameters<typeof selectedInput>[0]) => {
    const begun = await begin({ variables: { input: { ...selectedInput(input), idempotencyKey } } }).catch(
      () => null,
    );
    if (!begun) return;
    toast.success(intl.formatMessage({ id: 'bulk.begun' }));
    onClose();
    onDone(begun.data!.startBulkAction.action.id);
  };
  return { start, loading, error };
}

const selectedInput = (of: {
  list: string;
  name: BulkActionName;
  selected: Selected;
  values: BulkValues;
}) => ({
  list: of.list,
  action: of.name,
  selection: selectionOf(of.selected),
  values: Object.entries(of.values ?? {}).map(([name, value]) => ({ name, value })),
});

/** The dialog of an action, with a preview of its consequences. */
export function BulkDialog({
  list,
  action: { name, Input, initial },
  selected,
  opened,
  onClose,
  onDone,
}: Props) {
  const errorMessage = useErrorMessage();
  const words = useBulkWords();
  const { danger, choices, keep } = actionWords[name];
  const confirmsFirst = choices !== undefined || Input !== undefined;
  const [values, setValues] = useState<BulkValues>(initial ?? (confirmsFirst ? null : {}));
  const { start, loading, error } = useStart({ list, onClose, onDone });
  const of = { list, name, selected, values };
  const {
    data,
    previousData,
    error: unknown,
    refetch,
  } = useBulkPreviewQuery({
    variables: { input: selectedInput({ ...of, values: initial ?? values }) },
    skip: !opened || values === null,
    // The preview must be current when it is confirmed.
    fetchPolicy: 'no-cache',
  });
  const preview = values === null ? undefined : (data ?? previousData)?.bulkPreview;
  const count = preview?.takes ?? countOf(selected);
  return (
    <ConfirmDialog
      opened={opened}
      ready={data !== undefined && values !== null && count > 0}
      danger={danger}
      title={words.verb(name)}
      confirm={<FormattedMessage id="bulk.apply" values={{ count }} />}
      keep={keep && <FormattedMessage id={keep} />}
      busyLabel={loading ? <FormattedMessage id="bulk.starting" /> : undefined}
      error={error && errorMessage(error)}
      onClose={onClose}
      onConfirm={() => void start(of)}
    >
      <div className={styles.dialog}>
        {choices && <Choice name={name} onChange={setValues} />}
        {Input && <Input onChange={setValues} />}
        {preview && <BulkPreview action={name} preview={preview} />}
        {values !== null && !preview && <Waiting error={unknown} onRetry={() => void refetch()} lines={3} />}
        {values === null && (
          <p className="dim">
            <FormattedMessage id="bulk.chooseFirst" values={{ count }} />
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
