import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { useUpdateModuleMutation } from './admin-module.generated';
import { useStoredEditor } from '#client/ui/editor/described/use-field-editor';
import { DeleteModule } from './delete-module';
import { DisableDialog } from './disable-dialog';
import type { ModuleContext } from './module-context';
import { moduleFields } from './module-fields';
import { ModuleForm } from './module-form';

/** The tab with the module's own fields. */
export default function ModuleTab() {
  const { module, reload } = useOutletContext<ModuleContext>();
  const [confirming, setConfirming] = useState(false);
  const [update] = useUpdateModuleMutation();
  const editor = useStoredEditor(
    moduleFields,
    module,
    async (input) => {
      const done = (await update({ variables: { input } })).data?.updateModule;
      return done && { ...done.module, cleaned: done.cleaned };
    },
    reload,
  );
  const disable = () => {
    setConfirming(false);
    editor.save();
  };
  const disabling = module.enabled && !editor.values.enabled;
  return (
    <>
      <ModuleForm
        editor={editor}
        onSave={disabling ? () => setConfirming(true) : undefined}
        moreActions={<DeleteModule module={module} />}
      />
      <DisableDialog
        opened={confirming}
        testTakerCount={module.testTakerCount}
        onClose={() => setConfirming(false)}
        onConfirm={disable}
      />
    </>
  );
}
