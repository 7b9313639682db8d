import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { evictList } from '#client/features/editing/index';
import { useDeleteModuleMutation, type AdminModuleFieldsFragment } from './admin-module.generated';
import { DeleteButton } from '#client/ui/editing/delete-button';

/** Deletes an unused module, or explains why a used one can't be deleted. */
export function DeleteModule({ module }: { module: AdminModuleFieldsFragment }) {
  const navigate = useNavigate();
  const [remove, { loading, error }] = useDeleteModuleMutation({
    update: evictList('adminModules'),
  });
  if (module.used) {
    return (
      <span className="sm dim">
        <FormattedMessage id="admin.modules.used" />
      </span>
    );
  }
  return (
    <DeleteButton
      title={<FormattedMessage id="admin.modules.deleteTitle" />}
      deleting={loading}
      error={error}
      onDelete={() => remove({ variables: { input: { id: module.id, updatedAt: module.updatedAt } } })}
      onDeleted={() => void navigate('/admin/modules', { replace: true })}
    >
      <FormattedMessage id="admin.modules.deleteText" values={{ name: module.nameTranslations.en }} />
    </DeleteButton>
  );
}
