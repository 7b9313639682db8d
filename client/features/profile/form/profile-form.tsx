import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { TextField } from '#client/ui/fields/fields';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useLeave } from '#client/ui/editing/use-leave';
import { GiveUpPrompt } from '../give-up-prompt';
import { type ProfileFormFragment, useProfileListsQuery } from './profile-form.generated';
import styles from './profile-form.module.css';
import { type Field, useProfileForm } from './use-profile-form';

type Choice = { value: string; label: string };

/** Returns the options of a select with an empty one. A stored value that is no longer selectable stays in the list. */
function withNone(choices: readonly Choice[], stored: string, none: string): Choice[] {
  const missing = stored !== '' && choices.every(({ value }) => value !== stored);
  return [{ value: '', label: none }, ...(missing ? [{ value: stored, label: stored }] : []), ...choices];
}

function useChoices(country: string, location: string) {
  const { data: lists, previousData } = useProfileListsQuery({ variables: { country } });
  // The other lists remain while the states of another country load.
  const data = lists ?? previousData;
  const byCode = (list: readonly { code: string; name: string }[] = []): Choice[] =>
    list.map(({ code, name }) => ({ value: code, label: name }));
  return {
    location: (data?.storeChoices ?? [])
      .filter(({ selectable, value }) => selectable || value === location)
      .map(({ value, label }) => ({ value, label })),
    country: byCode(data?.countries),
    state: byCode(data?.regions),
  };
}

type Props = { profile: ProfileFormFragment; onConflict: () => Promise<unknown> };

/** The form for a person's own data. */
export function ProfileForm({ profile, onConflict }: Props) {
  const intl = useIntl();
  const { values, problems, failure, saved, busy, type, save, changed } = useProfileForm(profile, onConflict);
  const choices = useChoices(values.country, profile.location ?? '');
  const leave = useLeave(changed.length > 0 && !busy, false);
  const common = (field: Field) => ({
    name: field,
    label: <FormattedMessage id={labels[field]} />,
    value: values[field],
    error: problems[field] && <FormattedMessage id={problems[field]} />,
  });
  const select = (field: 'location' | 'country' | 'state'): ReactNode => (
    <SelectField
      {...common(field)}
      choices={withNone(choices[field], values[field], intl.formatMessage({ id: 'profile.none' }))}
      onChange={(value: string) => type(field, value)}
    />
  );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <GiveUpPrompt unsaved="page" opened={leave.isOpen} onClose={leave.stay} onConfirm={leave.go} />
      {failure && <ErrorNote>{failure}</ErrorNote>}
      <TextField
        {...common('name')}
        autoComplete="name"
        maxLength={100}
        onChange={(event) => type('name', event.currentTarget.value)}
      />
      <div className={styles.pair}>
        <TextField
          {...common('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          onChange={(event) => type('phone', event.currentTarget.value)}
        />
        {select('location')}
      </div>
      <div className={styles.pair}>
        {select('country')}
        {(choices.state.length > 0 || values.state !== '') && select('state')}
      </div>
      <div className={styles.foot}>
        <Button
          type="submit"
          variant="primary"
          disabled={changed.length === 0 && !busy}
          busyLabel={busy ? <FormattedMessage id="profile.avatarSaving" /> : undefined}
        >
          <FormattedMessage id="profile.save" />
        </Button>
        <span role="status" className="sm dim">
          {saved && <FormattedMessage id="profile.saved" />}
        </span>
      </div>
    </form>
  );
}

const labels: Record<Field, string> = {
  name: 'profile.name',
  phone: 'profile.phone',
  location: 'profile.location',
  country: 'profile.country',
  state: 'profile.state',
};
