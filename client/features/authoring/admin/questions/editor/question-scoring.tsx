import { useIntl } from 'react-intl';
import type { QuestionCredit } from '#client/platform/generated/schema';
import { FieldRow, FormPart } from '#client/ui/editing/form';
import { NumberField } from '#client/ui/editing/fields/number-field';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { TextField } from '#client/ui/fields/fields';
import { adminQuestionTypes } from '../../question-types/question-types';
import type { PartProps } from './question-texts';

export const creditNames: Record<QuestionCredit, string> = {
  exact: 'admin.credit.exact',
  partial: 'admin.credit.partial',
};

/** The weight and the tags of a question. */
export function QuestionScoring({ editor: { values, change, problem } }: PartProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormPart title={text('admin.question.scoring')}>
      <FieldRow>
        <NumberField
          label={text('admin.question.weight')}
          description={text('admin.question.weightHint')}
          value={values.weight}
          error={problem('weight')}
          onChange={(weight) => change({ weight })}
        />
        {adminQuestionTypes[values.kind].hasPartialCredit && (
          <SelectField
            label={text('admin.question.credit')}
            value={values.credit}
            choices={(Object.keys(creditNames) as QuestionCredit[]).map((value) => ({
              value,
              label: text(creditNames[value]),
            }))}
            onChange={(credit) => change({ credit })}
          />
        )}
        <TextField
          label={text('admin.question.tags')}
          description={text('admin.question.tagsHint')}
          value={values.tags}
          maxLength={1200}
          error={problem('tags')}
          onChange={(event) => change({ tags: event.currentTarget.value })}
        />
      </FieldRow>
    </FormPart>
  );
}
