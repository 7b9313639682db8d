import { Checkbox } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EditForm } from '#client/ui/editing/form';
import { LanguageColumns } from '#client/ui/editing/languages';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import { SaveBar } from '#client/ui/editing/save-bar';
import { SelectField } from '#client/ui/editing/select-field';
import type { Draft } from '#client/ui/editing/use-draft';
import { useShownProblems } from '#client/ui/editing/use-shown-problems';
import { AcceptedAnswers } from './accepted-answers';
import { kindNames, questionKinds } from './kinds';
import { OptionEditors } from './option-editors';
import type { QuestionDraft } from './question-draft';
import styles from './question-page.module.css';
import { questionProblems } from './question-problems';
import { QuestionPicture } from './question-picture';
import { QuestionScoring } from './question-scoring';
import { QuestionTexts } from './question-texts';

type Props = {
  draft: Draft<QuestionDraft>;
  /** Names the upload of its picture: the question's id, or what stands for one that is not there yet. */
  pictureOf: string;
  isNew?: boolean;
  saving: boolean;
  error?: unknown;
  onSave: () => void;
  onLoadTheirs?: () => void;
  /** More deeds, in the foot. */
  children?: ReactNode;
};

/** The form for a question, new or not. */
export function QuestionForm(props: Props) {
  const { draft, pictureOf, isNew, saving, error, onSave, onLoadTheirs, children } = props;
  const intl = useIntl();
  const { values, change } = draft;
  const [uploading, setUploading] = useState(false);
  const { problems, count, check } = useShownProblems(questionProblems(values, uploading));
  return (
    <LanguageColumns>
      <EditForm label={intl.formatMessage({ id: 'admin.question' })} check={check} onSubmit={onSave}>
        <SelectField
          className={styles.kind}
          label={intl.formatMessage({ id: 'admin.kind' })}
          value={values.kind}
          choices={questionKinds.map((value) => ({
            value,
            label: intl.formatMessage({ id: kindNames[value] }),
          }))}
          onChange={(kind) => change({ kind })}
        />
        <QuestionTexts draft={draft} problems={problems} field="text" />
        <QuestionPicture draft={draft} problems={problems} of={pictureOf} onBusy={setUploading} />
        {values.kind === 'short_answer' ? (
          <AcceptedAnswers draft={draft} problems={problems} />
        ) : (
          <OptionEditors draft={draft} problems={problems} />
        )}
        <QuestionTexts draft={draft} problems={problems} field="feedback" />
        <QuestionScoring draft={draft} problems={problems} />
        <Checkbox
          label={intl.formatMessage({ id: 'admin.question.enabled' })}
          checked={values.enabled}
          onChange={(event) => change({ enabled: event.currentTarget.checked })}
        />
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
      <LeaveGuard when={(draft.dirty || uploading) && !saving} survivesReload={!draft.dirty} />
    </LanguageColumns>
  );
}
