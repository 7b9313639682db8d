import { Checkbox } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { categoryNames } from '#client/features/modules/public';
import type { ResetPeriod, TestCategory } from '#client/platform/generated/graphql';
import { EditForm, FieldRow, FormPart } from '#client/ui/editing/form';
import { NumberField } from '#client/ui/editing/number-field';
import { useProblemText } from '#client/ui/editing/problem';
import { SaveBar } from '#client/ui/editing/save-bar';
import { SelectField } from '#client/ui/editing/select-field';
import type { Draft } from '#client/ui/editing/use-draft';
import { useShownProblems } from '#client/ui/editing/use-shown-problems';
import { Note } from '#client/ui/messages';
import { neverOpensAgain, testProblems, type TestDraft, type TestProblems } from './test-draft';

const periodNames: Record<ResetPeriod, string> = {
  yearly: 'admin.period.yearly',
  quarterly: 'admin.period.quarterly',
  monthly: 'admin.period.monthly',
  weekly: 'admin.period.weekly',
};

type PartProps = { draft: Draft<TestDraft>; problems: TestProblems };

function Passing({ draft: { values, change }, problems }: PartProps) {
  const intl = useIntl();
  const problem = useProblemText();
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
          error={problem(problems.passMark)}
          onChange={(passMark) => change({ passMark })}
        />
        <NumberField
          label={text('admin.test.points')}
          value={values.points}
          error={problem(problems.points)}
          onChange={(points) => change({ points })}
        />
      </FieldRow>
    </FormPart>
  );
}

function Sitting({ draft: { values, change }, problems }: PartProps) {
  const intl = useIntl();
  const problem = useProblemText();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormPart title={text('admin.test.sitting')}>
      <FieldRow>
        <NumberField
          label={text('admin.test.questionsPerAttempt')}
          description={text('admin.test.questionsPerAttemptHint')}
          value={values.questionsPerAttempt}
          error={problem(problems.questionsPerAttempt)}
          onChange={(questionsPerAttempt) => change({ questionsPerAttempt })}
        />
        <NumberField
          label={text('modules.fact.timeLimit')}
          description={text('admin.test.timeLimitHint')}
          unit={text('admin.test.minutes')}
          value={values.timeLimit}
          error={problem(problems.timeLimit)}
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

function Repeating({ draft: { values, change }, problems }: PartProps) {
  const intl = useIntl();
  const problem = useProblemText();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormPart title={text('admin.test.repeating')}>
      <FieldRow>
        <NumberField
          label={text('admin.test.maxFails')}
          description={text('admin.test.maxFailsHint')}
          value={values.maxFails}
          error={problem(problems.maxFails)}
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

type Props = {
  draft: Draft<TestDraft>;
  isNew: boolean;
  saving: boolean;
  error?: unknown;
  onSave: () => void;
  onLoadTheirs: () => void;
};

/** The settings of a test. */
export function TestForm({ draft, isNew, saving, error, onSave, onLoadTheirs }: Props) {
  const intl = useIntl();
  const { problems, count, check } = useShownProblems(testProblems(draft.values));
  return (
    <EditForm label={intl.formatMessage({ id: 'admin.tab.test' })} check={check} onSubmit={onSave}>
      <Passing draft={draft} problems={problems} />
      <Sitting draft={draft} problems={problems} />
      <Repeating draft={draft} problems={problems} />
      <SaveBar
        saving={saving}
        dirty={draft.dirty}
        isNew={isNew}
        error={error}
        problems={count}
        onLoadTheirs={onLoadTheirs}
      />
    </EditForm>
  );
}
