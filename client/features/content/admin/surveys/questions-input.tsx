import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { FormPart, PartProblem } from '#client/ui/editing/form';
import { movedTo } from '#client/ui/editing/reorder/order';
import type { InputProps } from '#client/ui/editor/described/field';
import { changed, maxQuestions, newQuestion, without, type QuestionDraft } from './question-drafts';
import { QuestionEditor } from './question-editor';

/** The input for survey questions and their options. */
export function QuestionsInput({
  label,
  hint,
  value,
  problem,
  onChange,
}: InputProps<readonly QuestionDraft[]>) {
  const list = useRef<HTMLOListElement>(null);
  useReturnedFocus(list);
  const wrong = problem();
  return (
    <FormPart title={label}>
      {hint && <p className="sm dim">{hint}</p>}
      {wrong && <PartProblem>{wrong}</PartProblem>}
      <ol ref={list} tabIndex={-1} aria-label={label}>
        {value.map((question, index) => (
          <QuestionEditor
            key={question.key}
            question={question}
            position={index + 1}
            total={value.length}
            onChange={(draft) => onChange(changed(value, draft))}
            onMove={(to) => onChange(movedTo(value, question, to - 1))}
            onRemove={() => onChange(without(value, question.key))}
          />
        ))}
      </ol>
      <div>
        <Button
          type="button"
          disabled={value.length >= maxQuestions}
          onClick={() => onChange([...value, newQuestion()])}
        >
          <IconPlus size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="admin.surveys.addQuestion" />
        </Button>
      </div>
    </FormPart>
  );
}
