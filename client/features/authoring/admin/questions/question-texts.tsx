import { useIntl } from 'react-intl';
import { LocalizedFields } from '#client/ui/editing/localized-fields';
import { useProblemText } from '#client/ui/editing/problem';
import { RichTextEditor } from '#client/ui/editing/rich-text-editor';
import type { Draft } from '#client/ui/editing/use-draft';
import type { QuestionDraft } from './question-draft';
import type { QuestionProblems } from './question-problems';

export type PartProps = { draft: Draft<QuestionDraft>; problems: QuestionProblems };

const legends = { text: 'admin.question', feedback: 'admin.question.feedback' };

/** The question itself, or the remark on it, in three languages. */
export function QuestionTexts({ draft, problems, field }: PartProps & { field: keyof typeof legends }) {
  const intl = useIntl();
  const problem = useProblemText();
  const legend = intl.formatMessage({ id: legends[field] });
  return (
    <LocalizedFields
      legend={legend}
      hint={field === 'feedback' && intl.formatMessage({ id: 'admin.question.feedbackHint' })}
      value={draft.values[field]}
      onChange={(text) => draft.change({ [field]: text })}
      field={({ language, label, ...rest }) => (
        <RichTextEditor
          {...rest}
          label={label}
          name={`${legend}, ${label}`}
          language={language}
          inline={field === 'text'}
          error={language === 'en' && problem(problems[field])}
        />
      )}
    />
  );
}
