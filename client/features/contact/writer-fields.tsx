import { useIntl } from 'react-intl';
import { isAddress } from '#client/platform/is-address';
import { TextField } from '#client/ui/fields/fields';
import styles from './contact.module.css';
import type { Draft } from './use-draft';

type Props = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** True if errors are shown. */
  checked: boolean;
};

/** The name and address fields for visitors. */
export function WriterFields({ draft: { name, email }, change, checked }: Props) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <div className={styles.row}>
      <TextField
        label={text('contact.name')}
        autoComplete="name"
        maxLength={200}
        value={name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        error={checked && name.trim() === '' && text('contact.nameMissing')}
      />
      <TextField
        label={text('contact.email')}
        type="email"
        autoComplete="email"
        maxLength={300}
        value={email}
        onChange={(event) => change({ email: event.currentTarget.value })}
        error={checked && !isAddress(email) && text('contact.emailWrong')}
      />
    </div>
  );
}
