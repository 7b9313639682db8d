import type { ReactNode } from 'react';
import { EditForm } from '#client/ui/editing/form';
import { LanguageColumns } from '../editing/fields/languages';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import { SaveBar } from '#client/ui/editing/save-bar';
import { CleanedNote } from './cleaned-note';
import { ConflictDialog, type FieldNames } from './conflict-dialog';
import type { Editor } from './use-editor';

type Props<Values extends object> = {
  /** What is edited, for those who do not see it. */
  label: string;
  editor: Editor<Values>;
  /** What its fields are called, where two people changed the same. */
  fields: FieldNames<Values>;
  /** Called instead of saving, as where somebody is asked first. */
  onSave?: () => void;
  /** The button that publishes what is saved, beside the one that saves. */
  publish?: ReactNode;
  /** More actions, above the foot. */
  moreActions?: ReactNode;
  children: ReactNode;
};

/** The frame of a form: its languages, its foot, what the server refused, and the question before it is left unsaved. */
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
