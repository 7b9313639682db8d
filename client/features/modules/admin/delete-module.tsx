import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useErrorMessage } from '#client/platform/error-message';
import { useDeleteModuleMutation, type EditedModuleFieldsFragment } from '#client/platform/generated/graphql';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/editing/confirm-dialog';

/** Deletes a module that nobody used; says of any other why it stays. */
export function DeleteModule({ module }: { module: EditedModuleFieldsFragment }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const [asking, setAsking] = useState(false);
  const [remove, { loading, error }] = useDeleteModuleMutation({
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'editedModules' });
      cache.gc();
    },
  });
  if (module.used) {
    return (
      <span className="sm dim">
        <FormattedMessage id="admin.modules.used" />
      </span>
    );
  }
  const go = async () => {
    const done = await remove({ variables: { id: module.id } }).catch(() => undefined);
    if (!done?.data) return;
    toast.success(intl.formatMessage({ id: 'admin.deleted' }));
    void navigate('/admin/modules', { replace: true });
  };
  return (
    <>
      <Button type="button" variant="danger" onClick={() => setAsking(true)}>
        <IconTrash size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="admin.delete" />
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        danger
        title={<FormattedMessage id="admin.modules.deleteTitle" />}
        confirm={<FormattedMessage id="admin.delete" />}
        busyLabel={loading ? <FormattedMessage id="admin.deleting" /> : undefined}
        error={error && errorMessage(error)}
        onConfirm={() => void go()}
      >
        <FormattedMessage id="admin.modules.deleteText" values={{ name: module.nameTranslations.en }} />
      </ConfirmDialog>
    </>
  );
}
