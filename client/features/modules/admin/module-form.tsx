import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm, FormPart } from '#client/ui/editing/form';
import { LanguageColumns } from '#client/ui/editing/languages';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import { LocalizedFields } from '#client/ui/editing/localized-fields';
import { RichTextEditor } from '#client/ui/editing/rich-text-editor';
import { SaveBar } from '#client/ui/editing/save-bar';
import { TextArea } from '#client/ui/editing/text-area';
import { useProblemText } from '#client/ui/editing/problem';
import type { Draft } from '#client/ui/editing/use-draft';
import { useShownProblems } from '#client/ui/editing/use-shown-problems';
import { TextField } from '#client/ui/fields';
import { ArtChoice } from './art-choice';
import { moduleProblems, type ModuleDraft, type ModuleProblems } from './module-draft';
import { ModuleSorting } from './module-sorting';

const longestName = 200;

type TextsProps = { draft: Draft<ModuleDraft>; problems: ModuleProblems };

function ModuleTexts({ draft: { values, change }, problems }: TextsProps) {
  const intl = useIntl();
  const problem = useProblemText();
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
            error={language === 'en' && problem(problems.name)}
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
            error={language === 'en' && problem(problems.description)}
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
        error={problem(problems.tags)}
        onChange={(event) => change({ tags: event.currentTarget.value })}
      />
    </>
  );
}

type Props = {
  draft: Draft<ModuleDraft>;
  isNew?: boolean;
  saving: boolean;
  error?: unknown;
  onSave: () => void;
  onLoadTheirs?: () => void;
  /** More deeds, in the foot. */
  children?: ReactNode;
};

/** The form for a module, new or not. */
export function ModuleForm({ draft, isNew, saving, error, onSave, onLoadTheirs, children }: Props) {
  const intl = useIntl();
  const { problems, count, check } = useShownProblems(moduleProblems(draft.values));
  return (
    <LanguageColumns>
      <EditForm label={intl.formatMessage({ id: 'admin.tab.module' })} check={check} onSubmit={onSave}>
        <ModuleTexts draft={draft} problems={problems} />
        <ModuleSorting draft={draft} />
        <ArtChoice value={draft.values.art} onChange={(art) => draft.change({ art })} />
        <FormPart title={<FormattedMessage id="admin.offer" />}>
          <Checkbox
            label={intl.formatMessage({ id: 'admin.enabled' })}
            checked={draft.values.enabled}
            onChange={(event) => draft.change({ enabled: event.currentTarget.checked })}
          />
        </FormPart>
        <SaveBar
          saving={saving}
          dirty={draft.dirty}
          isNew={isNew}
          error={error}
          problems={count}
          onLoadTheirs={onLoadTheirs}
        >
          {children}
        </SaveBar>
      </EditForm>
      <LeaveGuard when={draft.dirty && !saving} />
    </LanguageColumns>
  );
}
