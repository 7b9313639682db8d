import { useIntl } from 'react-intl';
import { SelectField } from '#client/ui/editing/fields/select-field';

const months = ['3', '6', '12', '24'] as const;
export type Months = (typeof months)[number];

/**
 * Returns the start of the day that many months from now, in UTC. Without a time of day, a request that is repeated has the
 * same content.
 */
export function inMonths(count: Months): string {
  const end = new Date();
  end.setUTCHours(0, 0, 0, 0);
  end.setUTCMonth(end.getUTCMonth() + Number(count));
  return end.toISOString();
}

/** A select for the validity of a secret in months. */
export function SecretEnd({ value, onChange }: { value: Months; onChange: (value: Months) => void }) {
  const intl = useIntl();
  return (
    <SelectField<Months>
      label={intl.formatMessage({ id: 'clients.valid' })}
      value={value}
      choices={months.map((count) => ({
        value: count,
        label: intl.formatMessage({ id: 'clients.months' }, { count: Number(count) }),
      }))}
      onChange={onChange}
    />
  );
}
