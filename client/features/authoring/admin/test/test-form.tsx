import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { categoryNames } from '#client/features/modules/public';
import type { ResetPeriod, TestCategory } from '#client/platform/generated/schema';
import { FieldRow, FormPart } from '#client/ui/editing/form';
import { NumberField } from '#client/ui/editing/fields/number-field';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { AdminEditor } from '#client/ui/editor/admin-editor';
import type { Editor } from '#client/ui/editor/use-editor';
import { Note } from '#client/ui/messages';
import { neverOpensAgain, type TestDraft } from './test-draft';
import { periodNames, useTestFields } from './test-fields';

type PartProps = { editor: Editor<TestDraft> };

function Passing({ editor: { values, change, problem } }: PartProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormPart title={text('admin.test.passing')}>
      <FieldRow>
        <SelectField
          label={text('modules.filter.test')}
          value={values.category}
          choices={(Object.keys(categoryNames) as TestCategory[]).map((value) => ({
            value,
            label: text(categoryNames[value]),
          }))}
          onChange={(category) => change({ category })}
        />
        <NumberField
          label={text('modules.fact.passMark')}
          unit="%"
          value={values.passMark}
          error={problem('passMark')}
          onChange={(passMark) => change({ passMark })}
        />
        <NumberField
          label={text('admin.test.points')}
          value={values.points}
          error={problem('points')}
          onChange={(points) => change({ points })}
        />
      </FieldRow>
    </FormPart>
  );
}

function Sitting({ editor: { values, change, problem } }: PartProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormPart title={text('admin.test.sitting')}>
      <FieldRow>
        <NumberField
          label={text('admin.test.questionsPerAttempt')}
          description={text('admin.test.questionsPerAttemptHint')}
          value={values.questionsPerAttempt}
          error={problem('questionsPerAttempt')}
          onChange={(questionsPerAttempt) => change({ questionsPerAttempt })}
        />
        <NumberField
          label={text('modules.fact.timeLimit')}
          description={text('admin.test.timeLimitHint')}
          unit={text('admin.test.minutes')}
          value={values.timeLimit}
          error={problem('timeLimit')}
          onChange={(timeLimit) => change({ timeLimit })}
        />
      </FieldRow>
      <Checkbox
        label={text('admin.test.shuffle')}
        checked={values.shuffle}
        onChange={(event) => change({ shuffle: event.currentTarget.checked })}
      />
    </FormPart>
  );
}

function Repeating({ editor: { values, change, problem } }: PartProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormPart title={text('admin.test.repeating')}>
      <FieldRow>
        <NumberField
          label={text('admin.test.maxFails')}
          description={text('admin.test.maxFailsHint')}
          value={values.maxFails}
          error={problem('maxFails')}
          onChange={(maxFails) => change({ maxFails })}
        />
        <SelectField<TestDraft['resetPeriod']>
          label={text('admin.test.resetPeriod')}
          description={text('admin.test.resetPeriodHint')}
          value={values.resetPeriod}
          choices={[
            { value: 'none', label: text('admin.period.none') },
            ...(Object.keys(periodNames) as ResetPeriod[]).map((value) => ({
              value,
              label: text(periodNames[value]),
            })),
          ]}
          onChange={(resetPeriod) => change({ resetPeriod })}
        />
      </FieldRow>
      {neverOpensAgain(values) && (
        <Note>
          <FormattedMessage id="admin.test.neverOpensAgain" />
        </Note>
      )}
    </FormPart>
  );
}

/** The settings of a test. */
export function TestForm({ editor, publish }: PartProps & { publish: ReactNode }) {
  const intl = useIntl();
  const fields = useTestFields();
  return (
    <AdminEditor
      label={intl.formatMessage({ id: 'admin.tab.test' })}
      editor={editor}
      fields={fields}
      publish={publish}
    >
      <Passing editor={editor} />
      <Sitting editor={editor} />
      <Repeating editor={editor} />
    </AdminEditor>
  );
}
