import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '#client/ui/fields/fields';
import stacked from '#client/ui/editing/stacked-table.module.css';
import type { InputProps } from '#client/ui/editor/described/field';
import { StatusLabel } from '#client/ui/status-label';
import { contrastsOf, neededContrast } from './contrast';
import styles from './settings-page.module.css';

const headings = [
  'admin.settings.checked',
  'admin.settings.contrast',
  'admin.settings.needed',
  'admin.settings.contrastResult',
];

function Contrasts({ color }: { color: string }) {
  const intl = useIntl();
  const ratio = (value: number) =>
    `${intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} : 1`;
  return (
    <table className={`${styles.contrasts} ${stacked.stacked}`}>
      <thead>
        <tr>
          {headings.map((id) => (
            <th key={id} scope="col">
              <FormattedMessage id={id} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastsOf(color).map(({ id, ratio: reached }) => (
          <tr key={id}>
            <th scope="row">
              <FormattedMessage id={id} />
            </th>
            <td data-label={intl.formatMessage({ id: 'admin.settings.contrast' })}>{ratio(reached)}</td>
            <td data-label={intl.formatMessage({ id: 'admin.settings.needed' })} className="dim">
              {ratio(neededContrast)}
            </td>
            <td>
              <StatusLabel shape={reached >= neededContrast ? 'tick' : 'cross'}>
                <FormattedMessage
                  id={reached >= neededContrast ? 'admin.settings.readable' : 'admin.settings.tooWeak'}
                />
              </StatusLabel>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A field for a color as #rrggbb, typed or selected, with a contrast check. */
export function ColorInput({ label, hint, value, problem, onChange }: InputProps<string>) {
  const intl = useIntl();
  const isColor = /^#[0-9a-f]{6}$/i.test(value.trim());
  return (
    <div className={styles.color}>
      <div className={styles.colorRow}>
        <TextField
          label={label}
          description={hint}
          value={value}
          maxLength={7}
          aria-required
          error={problem()}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <input
          type="color"
          className={styles.swatch}
          aria-label={intl.formatMessage({ id: 'admin.settings.chooseColor' })}
          value={isColor ? value.trim().toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {isColor && <Contrasts color={value.trim()} />}
    </div>
  );
}
