import { useIntl } from 'react-intl';
import { LocalizedFields } from '#client/ui/editing/fields/localized-fields';
import { RichTextEditor } from '#client/ui/editing/rich-text/rich-text-editor';
import type { Editor } from '#client/ui/editor/use-editor';
import type { QuestionDraft } from './question-draft';

export type PartProps = { editor: Editor<QuestionDraft> };

const legends = { text: 'admin.question', feedback: 'admin.question.feedback' };

/** The question's text or its feedback in three languages. */
export function QuestionTexts({ editor, field }: PartProps & { field: keyof typeof legends }) {
  const intl = useIntl();
  const legend = intl.formatMessage({ id: legends[field] });
  return (
    <LocalizedFields
      legend={legend}
      hint={field === 'feedback' && intl.formatMessage({ id: 'admin.question.feedbackHint' })}
      value={editor.values[field]}
      onChange={(text) => editor.change({ [field]: text })}
      field={({ language, label, ...rest }) => (
        <RichTextEditor
          {...rest}
          label={label}
          name={`${legend}, ${label}`}
          language={language}
          inline={field === 'text'}
          error={editor.problem(field, language)}
        />
      )}
    />
  );
}
