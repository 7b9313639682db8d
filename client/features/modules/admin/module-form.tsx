import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormPart } from '#client/ui/editing/form';
import { LocalizedFields } from '#client/ui/editing/fields/localized-fields';
import { RichTextEditor } from '#client/ui/editing/rich-text/rich-text-editor';
import { TextArea } from '#client/ui/editing/fields/text-area';
import { AdminEditor } from '#client/ui/editor/admin-editor';
import type { Editor } from '#client/ui/editor/use-editor';
import { TextField } from '#client/ui/fields';
import { ArtChoice } from './art-choice';
import type { ModuleDraft } from './module-draft';
import { useModuleFields } from './module-fields';
import { ModuleSorting } from './module-sorting';

const longestName = 200;

function ModuleTexts({ editor: { values, change, problem } }: { editor: Editor<ModuleDraft> }) {
  const intl = useIntl();
  const description = intl.formatMessage({ id: 'admin.description' });
  return (
    <>
      <LocalizedFields
        legend={<FormattedMessage id="admin.name" />}
        value={values.name}
        onChange={(name) => change({ name })}
        field={({ language, label, value, onChange }) => (
          <TextField
            label={label}
            lang={language}
            value={value}
            maxLength={longestName}
            aria-required={language === 'en' || undefined}
            error={problem('name', language)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      />
      <LocalizedFields
        legend={description}
        value={values.description}
        onChange={(text) => change({ description: text })}
        field={({ language, label, ...field }) => (
          <RichTextEditor
            {...field}
            label={label}
            name={`${description}, ${label}`}
            language={language}
            error={problem('description', language)}
          />
        )}
      />
      <TextArea
        label={intl.formatMessage({ id: 'admin.tags' })}
        description={intl.formatMessage({ id: 'admin.tags.hint' })}
        autosize
        minRows={3}
        maxRows={12}
        value={values.tags}
        error={problem('tags')}
        onChange={(event) => change({ tags: event.currentTarget.value })}
      />
    </>
  );
}

type Props = {
  editor: Editor<ModuleDraft>;
  /** Called instead of saving, as where somebody is asked first. */
  onSave?: () => void;
  /** More deeds, in the foot. */
  deeds?: ReactNode;
};

/** The form for a module, new or not. */
export function ModuleForm({ editor, onSave, deeds }: Props) {
  const intl = useIntl();
  const fields = useModuleFields();
  const { values, change } = editor;
  return (
    <AdminEditor
      label={intl.formatMessage({ id: 'admin.tab.module' })}
      editor={editor}
      fields={fields}
      onSave={onSave}
      deeds={deeds}
    >
      <ModuleTexts editor={editor} />
      <ModuleSorting editor={editor} />
      <ArtChoice value={values.art} onChange={(art) => change({ art })} />
      <FormPart title={<FormattedMessage id="admin.offer" />}>
        <Checkbox
          label={intl.formatMessage({ id: 'admin.enabled' })}
          checked={values.enabled}
          onChange={(event) => change({ enabled: event.currentTarget.checked })}
        />
      </FormPart>
    </AdminEditor>
  );
}
