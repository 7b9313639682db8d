import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { MoreLink, Page } from '#client/ui/layout';
import { RibList } from '#client/ui/rib-list';
import { RichText } from '#client/ui/rich-text';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
import type { BlockProps } from './block-props';
import type { HomeBlockFragment } from './home-block.generated';
import styles from './pro-training.module.css';
import { TowardPro } from '../toward-pro';

type ProModule = NonNullable<HomeBlockFragment['proModules']>[number];

function ProModules({ modules, isPro }: { modules: readonly ProModule[]; isPro: boolean }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h3 id={headingId}>
          <FormattedMessage id={isPro ? 'home.proTests' : 'home.opensThen'} />
        </h3>
        <MoreLink to="/pro-training">
          <FormattedMessage id="home.proSection" />
        </MoreLink>
      </div>
      <RibList>
        {modules.map(({ id, name, test }) => (
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
          </li>
        ))}
      </RibList>
    </section>
  );
}

/** The way to the PRO tests on rubber, beside what opens at its end. */
export function ProTraining({ block, home }: BlockProps) {
  const headingId = useId();
  const { pro } = home.facts.progress;
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
              <p className="dim">
                <FormattedMessage id="home.isPro" />
              </p>
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
          {modules.length > 0 && <ProModules modules={modules} isPro={isPro} />}
        </div>
      </Page>
    </section>
  );
}
