import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages, type Language } from '#client/platform/i18n/languages';
import { isAddress } from '#client/platform/is-address';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { TextField } from '#client/ui/fields/fields';
import styles from './subscription.module.css';
import type { Subscribing } from './use-subscribing';

const maxLength = 300;

type Props = {
  subscribing: Subscribing;
  email: string;
  lang: Language;
  /** The message id of the button's label. */
  actionId: string;
  onDone: () => void;
};

/** The form for the address and language of a subscription. */
export function SubscribeForm({ subscribing, email: first, lang: defaultLang, actionId, onDone }: Props) {
  const intl = useIntl();
  const [email, setEmail] = useState(first);
  const [lang, setLang] = useState(defaultLang);
  const [wrong, setWrong] = useState(false);
  const { subscribe, busy } = subscribing;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setWrong(!isAddress(email));
    if (isAddress(email) && !busy) void subscribe(email.trim(), lang).then((done) => done && onDone());
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        label={intl.formatMessage({ id: 'newsletter.email' })}
        type="email"
        autoComplete="email"
        maxLength={maxLength}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={wrong && intl.formatMessage({ id: 'newsletter.emailWrong' })}
      />
      <SelectField
        label={intl.formatMessage({ id: 'newsletter.language' })}
        value={lang}
        choices={languages.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={setLang}
      />
      <Button
        type="submit"
        variant="primary"
        busyLabel={busy ? <FormattedMessage id="newsletter.subscribing" /> : undefined}
      >
        <FormattedMessage id={actionId} />
      </Button>
    </form>
  );
}
