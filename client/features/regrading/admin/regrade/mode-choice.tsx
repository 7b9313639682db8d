import { Checkbox } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RegradeMode } from '#client/platform/generated/schema';
import { regradeModes } from './regrade-modes';
import styles from './regrade-page.module.css';

/** The options of a regrade. */
export type Choice = { mode: RegradeMode; lowersResults: boolean };

type Props = { choice: Choice; onChange: (choice: Choice) => void };

/** Radio buttons for the modes, and a checkbox that allows lower results. */
export function ModeChoice({ choice, onChange }: Props) {
  const intl = useIntl();
  return (
    <>
      <fieldset className={styles.modes} aria-label={intl.formatMessage({ id: 'admin.regrade.choose' })}>
        {regradeModes.map(({ mode, nameId, meaningId }) => (
          <label key={mode} className={styles.mode}>
            <input
              type="radio"
              name="regrade-mode"
              value={mode}
              checked={choice.mode === mode}
              onChange={() => onChange({ mode, lowersResults: mode === 'new_only' && choice.lowersResults })}
            />
            <span>
              <strong>
                <FormattedMessage id={nameId} />
              </strong>
              <span className="dim sm">
                <FormattedMessage id={meaningId} />
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {choice.mode === 'new_only' && (
        <Checkbox
          checked={choice.lowersResults}
          onChange={({ currentTarget }) => onChange({ ...choice, lowersResults: currentTarget.checked })}
          label={
            <>
              <strong>
                <FormattedMessage id="admin.regrade.lowersResults" />
              </strong>
              <br />
              <span className="dim sm">
                <FormattedMessage id="admin.regrade.takesAwayMeans" />
              </span>
            </>
          }
        />
      )}
    </>
  );
}
