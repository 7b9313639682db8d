import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useOpenTests } from '#client/features/training/open/index';
import { ButtonLink } from '#client/ui/button';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import styles from './section-overview.module.css';
import { useWayToProQuery } from './way-to-pro.generated';

function NextTest() {
  const [next] = useOpenTests('standard') ?? [];
  if (!next) return null;
  const values = { name: next.name, minutes: next.test.estimatedMinutes };
  return (
    <ButtonLink variant="primary" size="lg" to={`/training/modules/${next.id}`}>
      <FormattedMessage id="section.nextTest" values={values} />
    </ButtonLink>
  );
}

/** The progress towards PRO tests and the next step. Renders nothing for people who can't become PRO. */
export function WayToPro() {
  const { data } = useWayToProQuery();
  const pro = data?.me.progress.pro;
  if (pro?.userType !== 'standard' || pro.done >= pro.required) return null;
  return (
    <section className={`rubber ${styles.way}`} aria-labelledby="way-to-pro">
      <div>
        <VisuallyHidden>
          <h2 id="way-to-pro">
            <FormattedMessage id="section.wayToPro" />
          </h2>
        </VisuallyHidden>
        <p>
          <FormattedMessage
            id="section.standardTests"
            values={{
              done: pro.done,
              total: pro.required,
              large: (words) => (
                <span key="large" className={`num ${styles.done}`}>
                  {words}
                </span>
              ),
            }}
          />
        </p>
        <TreadBar size="lg" tone="brand" blocks={treadBlocks(pro.done, pro.required)} />
        <p className={`dim ${styles.toGo}`}>
          <FormattedMessage id="section.toGo" values={{ count: pro.required - pro.done }} />
        </p>
      </div>
      <NextTest />
    </section>
  );
}
