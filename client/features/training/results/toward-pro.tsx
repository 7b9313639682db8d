import { FormattedMessage, useIntl } from 'react-intl';
import { countsAlready } from '../module-state';
import { OpenTestList, useOpenTests } from '../open/open-tests';
import { StandardTestsProgress } from '../standard-tests-progress';
import type { TowardProFragment } from './toward-pro.generated';
import { Panel } from '#client/ui/layout/card';
import { Section } from '#client/ui/layout/layout';
import styles from './result-page.module.css';

/** The progress towards PRO tests. Renders nothing for people who are PRO or can't become it. */
export function TowardPro({ pro }: { pro: TowardProFragment }) {
  const intl = useIntl();
  const tests =
    useOpenTests('standard')?.filter(({ myTest }) => !countsAlready(myTest, pro.onlyPassed)) ?? [];
  if (pro.userType !== 'standard') return null;
  return (
    <div className={styles.toward}>
      <Section title={<FormattedMessage id="results.towardPro" />}>
        <Panel>
          <StandardTestsProgress done={pro.done} required={pro.required} />
          <p className={styles.help}>
            <FormattedMessage id={pro.onlyPassed ? 'results.proCountsPassed' : 'results.proCounts'} />{' '}
            {pro.done >= pro.required && <FormattedMessage id="results.proReached" />}
          </p>
          {pro.done < pro.required && tests.length > 0 && (
            <OpenTestList tests={tests.slice(0, 2)} label={intl.formatMessage({ id: 'modules.openNow' })} />
          )}
        </Panel>
      </Section>
    </div>
  );
}
