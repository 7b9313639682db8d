import type { ReactNode } from 'react';
import { EditForm } from '#client/ui/editing/form';
import { LanguageColumns } from '../editing/fields/languages';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import { SaveBar } from '#client/ui/editing/save-bar';
import { CleanedNote } from './cleaned-note';
import { ConflictDialog, type FieldNames } from './conflict-dialog';
import type { Editor } from './use-editor';

type Props<Values extends object> = {
  /** The accessible name of the form. */
  label: string;
  editor: Editor<Values>;
  /** The names of the fields for conflicts. */
  fields: FieldNames<Values>;
  /** Called instead of saving, for example to ask for confirmation first. */
  onSave?: () => void;
  /** The publish button beside the save button. */
  publish?: ReactNode;
  /** More actions above the save bar. */
  moreActions?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of an edit form: languages, save bar, server errors and the confirmation before leaving unsaved changes.
 */
export function AdminEditor<Values extends object>(props: Props<Values>) {
  const { label, editor, fields, onSave = editor.save, publish, moreActions, children } = props;
  const { dirty, underWay, saving, conflict, comparing, compare } = editor;
  const namesOf = (names: readonly string[]) =>
    names.flatMap((name) => fields[name as keyof Values]?.label ?? []);
  const changes = editor.isNew ? [] : namesOf(editor.changed);
  return (
    <LanguageColumns>
      <EditForm label={label} check={editor.check} onSubmit={onSave}>
        {children}
        <SaveBar
          saving={saving}
          dirty={dirty}
          changes={changes}
          isNew={editor.isNew}
          error={comparing ? undefined : editor.error}
          problems={editor.problemCount}
          wrong={namesOf(editor.wrong)}
          note={<CleanedNote cleaned={editor.cleaned} fields={fields} />}
          onCompare={conflict ? () => compare(true) : undefined}
          publish={publish}
        >
          {moreActions}
        </SaveBar>
      </EditForm>
      <LeaveGuard when={(dirty || underWay) && !saving} survivesReload={!dirty} changes={changes} />
      <ConflictDialog editor={editor} fields={fields} />
    </LanguageColumns>
  );
}
