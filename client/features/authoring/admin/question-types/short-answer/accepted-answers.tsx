import { Checkbox } from '@mantine/core';
import { useIntl } from 'react-intl';
import { LocalizedFields } from '#client/ui/editing/fields/localized-fields';
import { TextArea } from '#client/ui/editing/fields/text-area';
import type { PartProps } from '../../questions/editor/question-texts';

/** The accepted answers of a short-answer question. */
export function AcceptedAnswers({ editor: { values, change, problem } }: PartProps) {
  const intl = useIntl();
  return (
    <div>
      <LocalizedFields
        alone
        legend={intl.formatMessage({ id: 'admin.question.accepted' })}
        hint={intl.formatMessage({ id: 'admin.question.acceptedHint' })}
        value={values.accepted}
        onChange={(accepted) => change({ accepted })}
        field={({ language, label, value, onChange }) => (
          <TextArea
            label={label}
            lang={language}
            rows={4}
            spellCheck={false}
            value={value}
            error={problem('accepted', language)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      />
      <Checkbox
        label={intl.formatMessage({ id: 'admin.question.code' })}
        checked={values.code}
        onChange={(event) => change({ code: event.currentTarget.checked })}
      />
    </div>
  );
}
