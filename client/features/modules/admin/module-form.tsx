import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AdminEditor } from '#client/ui/editor/admin-editor';
import { FieldInputs, useFieldNames } from '#client/ui/editor/described/fields';
import type { Editor } from '#client/ui/editor/use-editor';
import { moduleFields, type ModuleDraft } from './module-fields';

type Props = {
  editor: Editor<ModuleDraft>;
  /** Called instead of saving, for example to ask for confirmation first. */
  onSave?: () => void;
  /** More actions in the save bar. */
  moreActions?: ReactNode;
};

/** The form of a new or existing module. */
export function ModuleForm({ editor, onSave, moreActions }: Props) {
  const intl = useIntl();
  return (
    <AdminEditor
      label={intl.formatMessage({ id: 'admin.tab.module' })}
      editor={editor}
      fields={useFieldNames(moduleFields)}
      onSave={onSave}
      moreActions={moreActions}
    >
      <FieldInputs of={moduleFields} editor={editor} />
    </AdminEditor>
  );
}
