import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { useUpdateModuleMutation } from './edited-module.generated';
import { useEditor } from '#client/ui/editor/use-editor';
import { DeleteModule } from './delete-module';
import { DisableDialog } from './disable-dialog';
import type { ModuleContext } from './module-context';
import { draftOf, inputOf, moduleProblems } from './module-draft';
import { ModuleForm } from './module-form';

/** A module's own fields. */
export default function ModuleTab() {
  const { module, reload } = useOutletContext<ModuleContext>();
  const [asking, setAsking] = useState(false);
  const [update] = useUpdateModuleMutation();
  const editor = useEditor({
    initial: draftOf(module),
    problems: moduleProblems,
    save: async (values, _, readAt) => {
      const input = { id: module.id, updatedAt: readAt ?? module.updatedAt, ...inputOf(values) };
      return (await update({ variables: { input } })).data?.updateModule.module;
    },
    saved: { readAt: module.updatedAt, draftOf, reload },
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
