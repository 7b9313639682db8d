import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { evictList } from '#client/features/editing/index';
import { PageTitle } from '#client/features/settings/index';
import { useCreateModuleMutation } from './admin-module.generated';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { useNewEditor } from '#client/ui/editor/described/use-field-editor';
import { moduleFields } from './module-fields';
import { ModuleForm } from './module-form';

/** The page for a new module. */
export default function NewModulePage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const title = intl.formatMessage({ id: 'admin.modules.new' });
  const [create] = useCreateModuleMutation({
    update: evictList('adminModules'),
  });
  const editor = useNewEditor(moduleFields, async (input) => {
    const { data } = await create({ variables: { input } });
    if (!data) return;
    toast.success(intl.formatMessage({ id: 'admin.saved' }));
    const { module, cleaned } = data.createModule;
    void navigate(`/admin/modules/${module.id}`, { replace: true, state: { cleaned } });
  });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead title={title} />
      <PageBody>
        <ModuleForm editor={editor} />
      </PageBody>
    </>
  );
}
