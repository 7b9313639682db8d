import { useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { useOwnLastTestsQuery } from './contact.generated';

type Props = { value: string; onChange: (value: string) => void };

/** A select of the person's recent tests. The value is text. */
export function TestChoice({ value, onChange }: Props) {
  const intl = useIntl();
  const { date } = useFormat();
  const { data } = useOwnLastTestsQuery();
  const tests = data?.me.results.nodes ?? [];
  if (tests.length === 0) return null;
  const named = tests.map(({ module, closedAt }) => `${module.name}, ${date(closedAt)}`);
  const choices = [...new Set([...named, ...(value ? [value] : [])])];
  return (
    <SelectField
      label={intl.formatMessage({ id: 'contact.test' })}
      value={value}
      choices={[
        { value: '', label: intl.formatMessage({ id: 'contact.noTest' }) },
        ...choices.map((each) => ({ value: each, label: each })),
      ]}
      onChange={onChange}
    />
  );
}
