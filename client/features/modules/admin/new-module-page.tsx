import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/public';
import { useCreateModuleMutation } from '#client/platform/generated/graphql';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { useDraft } from '#client/ui/editing/use-draft';
import { inputOf, newModule } from './module-draft';
import { ModuleForm } from './module-form';

/** A module that is not there yet. */
export default function NewModulePage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const draft = useDraft(newModule);
  const [create, { loading, error }] = useCreateModuleMutation({
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'editedModules' });
    },
  });
  const title = intl.formatMessage({ id: 'admin.modules.new' });
  const save = async () => {
    const done = await create({ variables: { input: inputOf(draft.values) } }).catch(() => undefined);
    if (!done?.data) return;
    toast.success(intl.formatMessage({ id: 'admin.saved' }));
    void navigate(`/admin/modules/${done.data.createModule.module.id}`, { replace: true });
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead title={title} />
      <PageBody>
        <ModuleForm draft={draft} isNew saving={loading} error={error} onSave={() => void save()} />
      </PageBody>
    </>
  );
}
