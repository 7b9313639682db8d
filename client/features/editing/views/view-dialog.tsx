import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { rejectedFields } from '#client/platform/requests/error-code';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { foldSearch } from '#client/platform/fold-search';
import { TextField } from '#client/ui/fields/fields';
import { ErrorNote } from '#client/ui/feedback/messages';
import {
  ListViewsDocument,
  useSaveListViewMutation,
  type ListViewFieldsFragment,
} from './saved-views.generated';
import styles from './saved-views.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  list: string;
  /** The URL parameters of the current list. */
  address: string;
  /** The view to rename or share. Undefined to save a new one. */
  of?: ListViewFieldsFragment;
  views: readonly ListViewFieldsFragment[];
};

const isNamed = (name: string) => (view: ListViewFieldsFragment) =>
  foldSearch(view.name) === foldSearch(name);

function useView({ list, address, of, views, onClose }: Omit<Props, 'opened'>) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [name, setName] = useState(of?.name ?? '');
  const [isShared, setShared] = useState(of?.isShared ?? false);
  const [nameless, setNameless] = useState(false);
  const [keep, { loading, error, client }] = useSaveListViewMutation({
    refetchQueries: [{ query: ListViewsDocument, variables: { list } }],
  });
  const named = views.find((view) => view.isShared === isShared && isNamed(name)(view));
  const replaced = of ? undefined : named;
  const changed = of ?? replaced;
  const save = async () => {
    setNameless(name.trim() === '');
    if (name.trim() === '') return;
    const version = changed && { id: changed.id, updatedAt: changed.updatedAt };
    const saved = await keep({
      variables: { input: { ...version, list, name, address: of?.address ?? address, isShared } },
    }).catch(() => null);
    // Someone else may have changed or deleted the view, so the next attempt starts from the current ones.
    if (!saved) return void client.refetchQueries({ include: [ListViewsDocument] });
    toast.success(intl.formatMessage({ id: 'admin.views.saved' }));
    onClose();
  };
  const rejected = error ? rejectedFields(error) : [];
  const problem = nameless
    ? 'admin.views.noName'
    : rejected.includes('name')
      ? 'admin.views.taken'
      : rejected.includes('isShared')
        ? 'admin.views.tooMany'
        : undefined;
  const failure = error && !problem && errorMessage(error);
  return { name, setName, isShared, setShared, replaced, save, loading, problem, failure };
}

/** The dialog that names a view and shares it. */
export function ViewDialog({ opened, ...props }: Props) {
  const intl = useIntl();
  const view = useView(props);
  const { of, onClose } = props;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={
        of ? (
          <FormattedMessage id="admin.views.changeTitle" values={{ name: of.name }} />
        ) : (
          <FormattedMessage id="admin.views.saveTitle" />
        )
      }
      className={styles.form}
      submit={<FormattedMessage id="admin.views.saveIt" />}
      busyLabel={view.loading ? <FormattedMessage id="admin.views.saving" /> : undefined}
      onSubmit={() => void view.save()}
    >
      {!of && (
        <p className="dim">
          <FormattedMessage id="admin.views.what" />
        </p>
      )}
      <TextField
        label={intl.formatMessage({ id: 'admin.views.name' })}
        data-autofocus
        maxLength={60}
        autoComplete="off"
        value={view.name}
        onChange={(event) => view.setName(event.currentTarget.value)}
        description={view.replaced && <FormattedMessage id="admin.views.replaces" />}
        error={view.problem && <FormattedMessage id={view.problem} />}
      />
      <Checkbox
        label={intl.formatMessage({ id: 'admin.views.shared' })}
        checked={view.isShared}
        onChange={(event) => view.setShared(event.currentTarget.checked)}
      />
      {view.failure && <ErrorNote>{view.failure}</ErrorNote>}
    </FormDialog>
  );
}
