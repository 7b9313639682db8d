import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { AdminEditor } from '#client/ui/editor/admin-editor';
import type { Editor } from '#client/ui/editor/use-editor';
import { questionEditors } from '../../question-types/question-editors';
import { kindNames, questionKinds } from '../kinds';
import type { QuestionDraft } from './question-draft';
import { useQuestionFields } from './question-fields';
import styles from '../question-page.module.css';
import { QuestionPicture } from './question-picture';
import { QuestionScoring } from './question-scoring';
import { QuestionTexts } from './question-texts';

type Props = {
  editor: Editor<QuestionDraft>;
  /** Identifies the upload of the image: the id of the question, or a name for a new one. */
  pictureOf: string;
  /** More actions in the save bar. */
  moreActions?: ReactNode;
};

/** The form of a new or existing question. */
export function QuestionForm({ editor, pictureOf, moreActions }: Props) {
  const intl = useIntl();
  const fields = useQuestionFields();
  const { values, change } = editor;
  const { Fields, isSingle } = questionEditors[values.kind];
  return (
    <AdminEditor
      label={intl.formatMessage({ id: 'admin.question' })}
      editor={editor}
      fields={fields}
      moreActions={moreActions}
    >
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
      <QuestionTexts editor={editor} field="text" />
      <QuestionPicture editor={editor} of={pictureOf} />
      <Fields editor={editor} single={isSingle(values)} />
      <QuestionTexts editor={editor} field="feedback" />
      <QuestionScoring editor={editor} />
      <Checkbox
        label={intl.formatMessage({ id: 'admin.question.enabled' })}
        checked={values.enabled}
        onChange={(event) => change({ enabled: event.currentTarget.checked })}
      />
    </AdminEditor>
  );
}
