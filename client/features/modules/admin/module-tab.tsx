import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { useUpdateModuleMutation } from '#client/platform/generated/graphql';
import { useSavedDraft } from '#client/ui/editing/use-saved-draft';
import { DeleteModule } from './delete-module';
import { DisableDialog } from './disable-dialog';
import type { ModuleContext } from './module-context';
import { draftOf, inputOf } from './module-draft';
import { ModuleForm } from './module-form';

/** A module's own fields. */
export default function ModuleTab() {
  const { module, reload } = useOutletContext<ModuleContext>();
  const [asking, setAsking] = useState(false);
  const [update, { loading, error, reset }] = useUpdateModuleMutation();
  const { draft, save, loadTheirs } = useSavedDraft({
    initial: draftOf(module),
    readAt: module.updatedAt,
    draftOf,
    send: async (values, updatedAt) => {
      const input = { id: module.id, updatedAt, ...inputOf(values) };
      const { data } = await update({ variables: { input } });
      return data?.updateModule.module;
    },
    reload,
    forget: reset,
  });
  const disable = () => {
    setAsking(false);
    save();
  };
  const disabling = module.enabled && !draft.values.enabled;
  return (
    <>
      <ModuleForm
        draft={draft}
        saving={loading}
        error={error}
        onSave={() => (disabling ? setAsking(true) : save())}
        onLoadTheirs={loadTheirs}
      >
        <DeleteModule module={module} />
      </ModuleForm>
      <DisableDialog
        opened={asking}
        sitters={module.sitters}
        onClose={() => setAsking(false)}
        onConfirm={disable}
      />
    </>
  );
}
