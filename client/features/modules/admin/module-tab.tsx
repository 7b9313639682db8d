import { useState } from 'react';
import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';
import { useOutletContext } from 'react-router-dom';
import { useUpdateModuleMutation } from '#client/platform/generated/graphql';
import { useDraft } from '#client/ui/editing/use-draft';
import { DeleteModule } from './delete-module';
import { DisableDialog } from './disable-dialog';
import type { ModuleContext } from './module-context';
import { draftOf, inputOf } from './module-draft';
import { ModuleForm } from './module-form';

/** A module's own fields. */
export default function ModuleTab() {
  const intl = useIntl();
  const { module, reload } = useOutletContext<ModuleContext>();
  const draft = useDraft(draftOf(module));
  // The state that was read: the server refuses a change of an older one.
  const [readAt, setReadAt] = useState(module.updatedAt);
  const [asking, setAsking] = useState(false);
  const [update, { loading, error, reset: forget }] = useUpdateModuleMutation();

  const save = async () => {
    setAsking(false);
    const variables = { id: module.id, input: inputOf(draft.values), updatedAt: readAt };
    const saved = (await update({ variables }).catch(() => undefined))?.data?.adminUpdateModule;
    if (!saved) return;
    draft.reset(draftOf(saved));
    setReadAt(saved.updatedAt);
    toast.success(intl.formatMessage({ id: 'admin.saved' }));
  };
  const loadTheirs = async () => {
    const theirs = await reload();
    if (!theirs) return;
    forget();
    draft.reset(draftOf(theirs));
    setReadAt(theirs.updatedAt);
  };
  const disabling = module.enabled && !draft.values.enabled;
  return (
    <>
      <ModuleForm
        draft={draft}
        saving={loading}
        error={error}
        onSave={() => (disabling ? setAsking(true) : void save())}
        onLoadTheirs={() => void loadTheirs()}
      >
        <DeleteModule module={module} />
      </ModuleForm>
      <DisableDialog
        opened={asking}
        sitters={module.sitters}
        onClose={() => setAsking(false)}
        onConfirm={() => void save()}
      />
    </>
  );
}
