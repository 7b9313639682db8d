import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useMaintenanceImpactQuery, type MaintenanceImpactQuery } from './settings-page.generated';
import styles from './settings-page.module.css';

type Figure = Exclude<keyof MaintenanceImpactQuery['maintenanceImpact'], '__typename'>;

const names: Record<Figure, string> = {
  signedIn: 'admin.settings.signedIn',
  openTests: 'admin.settings.openTests',
  waitingMails: 'admin.settings.waitingMails',
  distributorEntries: 'admin.settings.distributorEntries',
  retailerEntries: 'admin.settings.retailerEntries',
};

/** The number of people affected by closing the portal or a program now. */
export function Impact({ of }: { of: readonly Figure[] }) {
  const { data } = useMaintenanceImpactQuery({ fetchPolicy: 'network-only' });
  if (!data) return null;
  return (
    <dl className={styles.impact}>
      {of.map((figure) => (
        <div key={figure}>
          <dt>
            <FormattedMessage id={names[figure]} />
          </dt>
          <dd>
            <FormattedNumber value={data.maintenanceImpact[figure]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
