import { IconBuildingStore, IconBuildingWarehouse, IconClock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#client/ui/button';
import { Panel } from '#client/ui/layout/card';
import styles from './account-number.module.css';

/** An illustration of where an invoice shows the account number. */
function Invoice() {
  const intl = useIntl();
  return (
    <svg
      className={styles.invoice}
      viewBox="0 0 320 132"
      role="img"
      aria-label={intl.formatMessage({ id: 'programs.invoice' })}
    >
      <rect width="320" height="132" fill="var(--hover)" />
      <path d="M18 18h296v114H18z" fill="var(--surface)" stroke="var(--line)" />
      <path d="M34 38h70M34 50h96M34 62h54" stroke="var(--line-strong)" strokeWidth="5" />
      <path d="M34 92h250M34 106h250M34 120h180" stroke="var(--line)" strokeWidth="3" />
      <text x="190" y="42" fontSize="11" fill="var(--dimmed)">
        <FormattedMessage id="programs.invoiceAccount" />
      </text>
      <rect
        x="184"
        y="49"
        width="116"
        height="26"
        rx="3"
        fill="var(--brand-tint)"
        stroke="var(--text)"
        strokeWidth="1.5"
      />
      <text className={styles.example} x="192" y="67" fill="var(--text)">
        20-418 0733
      </text>
    </svg>
  );
}

/** Explains where to find the account number and what it unlocks, with a button that opens the dialog. */
export function AccountNumber() {
  return (
    <Panel>
      <Invoice />
      <p className={styles.where}>
        <FormattedMessage id="programs.where" />
      </p>
      <ul className={`sm ${styles.points}`}>
        <li>
          <IconBuildingWarehouse size={20} stroke={1.9} aria-hidden />
          <FormattedMessage id="programs.takes.distributor" />
        </li>
        <li>
          <IconBuildingStore size={20} stroke={1.9} aria-hidden />
          <FormattedMessage id="programs.takes.retailer" />
        </li>
        <li>
          <IconClock size={20} stroke={1.9} aria-hidden />
          <FormattedMessage id="programs.lasts" />
        </li>
      </ul>
      <ButtonLink block variant="strong" to="/programs?enter=distributor">
        <FormattedMessage id="programs.enterAccountNumber" />
      </ButtonLink>
      <p className={`sm dim ${styles.where}`}>
        <FormattedMessage
          id="programs.noInvoice"
          values={{ a: (words) => <Link to="/contact">{words}</Link> }}
        />
      </p>
    </Panel>
  );
}
