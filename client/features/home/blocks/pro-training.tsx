import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useAccessReason } from '#client/features/training/index';
import { MoreLink, Page } from '#client/ui/layout/layout';
import { RibList } from '#client/ui/layout/rib-list';
import { RichText } from '#client/ui/rich-text';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import type { TestBlockReason } from '#client/platform/generated/schema';
import type { BlockProps } from './block-props';
import type { HomeBlockFragment } from './home-block.generated';
import styles from './pro-training.module.css';
import { TowardPro } from '../toward-pro';

type ProModule = NonNullable<HomeBlockFragment['proModules']>[number];
type Props = { modules: readonly ProModule[] };

/** Returns the access to the first test that is blocked for a reason; undefined without one. */
const blockedBy = (modules: readonly ProModule[], reason: TestBlockReason) =>
  modules.map(({ myTest }) => myTest.access).find((access) => access.reason === reason);

/** The reason why a test is blocked, unless the block shows the same reason for all its tests. */
function ModuleReason({ access }: { access: ProModule['myTest']['access'] }) {
  const accessReason = useAccessReason();
  const appliesToAll = access.reason === 'too_few_tests' || access.reason === 'already_pro';
  const reason = appliesToAll ? null : accessReason(access);
  return reason && <span className={`sm dim ${styles.reason}`}>{reason}</span>;
}

/** The reason why PRO people can't take the PRO tests, with the same text as on the tests' pages. */
function IsPro({ modules }: Props) {
  const accessReason = useAccessReason();
  const access = blockedBy(modules, 'already_pro');
  return <p className="dim">{access ? accessReason(access) : <FormattedMessage id="home.isPro" />}</p>;
}

function ProModules({ modules }: Props) {
  const headingId = useId();
  const opensLater = blockedBy(modules, 'too_few_tests') !== undefined;
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h3 id={headingId}>
          <FormattedMessage id={opensLater ? 'home.opensThen' : 'home.proTests'} />
        </h3>
        <MoreLink to="/pro-training">
          <FormattedMessage id="home.proSection" />
        </MoreLink>
      </div>
      <RibList>
        {modules.map(({ id, name, test, myTest }) => (
          <li key={id} className={styles.module}>
            <Link to={`/training/modules/${id}`}>{name}</Link>
            {test && (
              <>
                <span className="sm dim">
                  <FormattedMessage id="home.questions" values={{ count: test.questionCount }} />
                </span>
                <span className="sm num">
                  <FormattedMessage id="home.points" values={{ count: test.points }} />
                </span>
              </>
            )}
            <ModuleReason access={myTest.access} />
          </li>
        ))}
      </RibList>
    </section>
  );
}

/** The block with the progress towards PRO and the PRO tests, on a dark background. */
export function ProTraining({ block, home }: BlockProps) {
  const headingId = useId();
  const { pro } = home.details.progress;
  const modules = block.proModules ?? [];
  const isPro = pro.userType === 'pro';
  const done = Math.min(pro.done, pro.required);
  return (
    <section className={`rubber ${styles.band}`} aria-labelledby={headingId}>
      <Page>
        <div className={styles.columns}>
          <div>
            <h2 id={headingId}>{block.title ?? <FormattedMessage id="home.proTraining" />}</h2>
            {block.text && <RichText html={block.text} />}
            {isPro ? (
              <IsPro modules={modules} />
            ) : (
              <>
                <div className={styles.bar}>
                  <TreadBar blocks={treadBlocks(done, pro.required)} size="lg" tone="brand" />
                  <p className="sm">
                    <FormattedMessage id="home.standardTestsDone" values={{ done, total: pro.required }} />
                  </p>
                </div>
                <TowardPro pro={pro} unfinished={home.unfinished} />
              </>
            )}
          </div>
          {modules.length > 0 && <ProModules modules={modules} />}
        </div>
      </Page>
    </section>
  );
}
