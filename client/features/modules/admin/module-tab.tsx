import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { useUpdateModuleMutation, type EditedModuleFieldsFragment } from './edited-module.generated';
import { changesOf, draftOf, problemsOf } from '#client/ui/editor/described/field';
import { useEditor } from '#client/ui/editor/use-editor';
import { DeleteModule } from './delete-module';
import { DisableDialog } from './disable-dialog';
import type { ModuleContext } from './module-context';
import { moduleFields, type ModuleDraft } from './module-fields';
import { ModuleForm } from './module-form';

/** A module's own fields. */
export default function ModuleTab() {
  const { module, reload } = useOutletContext<ModuleContext>();
  const [asking, setAsking] = useState(false);
  const [update] = useUpdateModuleMutation();
  const editor = useEditor<EditedModuleFieldsFragment, ModuleDraft>({
    initial: draftOf(moduleFields, module),
    problems: (values) => problemsOf(moduleFields, values),
    save: async (values, changed, readAt) => {
      const changes = changesOf(moduleFields, values, changed);
      const input = { id: module.id, updatedAt: readAt ?? module.updatedAt, ...changes };
      return (await update({ variables: { input } })).data?.updateModule.module;
    },
    saved: { readAt: module.updatedAt, draftOf: (saved) => draftOf(moduleFields, saved), reload },
  });
  const disable = () => {
    setAsking(false);
    editor.save();
  };
  const disabling = module.enabled && !editor.values.enabled;
  return (
    <>
      <ModuleForm
        editor={editor}
        onSave={disabling ? () => setAsking(true) : undefined}
        deeds={<DeleteModule module={module} />}
      />
      <DisableDialog
        opened={asking}
        sitters={module.sitters}
        onClose={() => setAsking(false)}
        onConfirm={disable}
      />
    </>
  );
}
