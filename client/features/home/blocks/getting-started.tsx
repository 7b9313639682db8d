import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '#client/features/content/index';
import { useFormat } from '#client/platform/formats/format';
import { Panel } from '#client/ui/layout/card';
import { StatusGlyph } from '#client/ui/status-label';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import type { BlockProps } from './block-props';
import { BlockSection } from './block-section';
import styles from './getting-started.module.css';
import type { HomeBlockFragment } from './home-block.generated';

type Step = NonNullable<HomeBlockFragment['steps']>[number];

/** The number of completed steps that are visible. Earlier ones are collapsed. */
const seenDone = 2;

/** The message id of each step and where it is done. */
const known: Record<Step['key'], { nameId: string; to: (step: Step) => string }> = {
  picture: { nameId: 'home.step.picture', to: () => '/profile' },
  profile: { nameId: 'home.step.profile', to: () => '/profile' },
  module: { nameId: 'home.step.module', to: () => '/training' },
  test: { nameId: 'home.step.test', to: () => '/training' },
  survey: { nameId: 'home.step.survey', to: ({ section }) => pagePath(section ?? 'pro_training', 'survey') },
  newsletter: {
    nameId: 'home.step.newsletter',
    to: ({ section }) => pagePath(section ?? 'pro_training', 'newsletter'),
  },
};

function StepRow({ step }: { step: Step }) {
  const { date } = useFormat();
  const { key, done, doneAt } = step;
  const { nameId, to } = known[key];
  const name = <FormattedMessage id={nameId} />;
  return (
    <li>
      <StatusGlyph shape={done ? 'tick' : 'outline'} />
      {done ? (
        <span className="dim">
          <VisuallyHidden>
            <FormattedMessage id="home.stepDone" />{' '}
          </VisuallyHidden>
          {name}
        </span>
      ) : (
        <Link to={to(step)}>{name}</Link>
      )}
      {doneAt && <span className="sm dim">{date(doneAt)}</span>}
    </li>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <StepRow key={step.key} step={step} />
      ))}
    </ul>
  );
}

/** The block with the first steps: open ones, then the last completed ones, then the rest. */
export function GettingStarted({ block }: BlockProps) {
  const steps = block.steps ?? [];
  const open = steps.filter(({ done }) => !done);
  const done = steps
    .filter((step) => step.done)
    .sort((a, b) => (b.doneAt ?? '').localeCompare(a.doneAt ?? ''));
  const earlier = done.slice(seenDone);
  return (
    <BlockSection block={block} defaultTitle="home.gettingStarted">
      <Panel>
        <p className={styles.count}>
          <strong>
            <FormattedMessage id="home.stepsDone" values={{ done: done.length, total: steps.length }} />
          </strong>
        </p>
        <TreadBar blocks={treadBlocks(done.length, steps.length, 1)} />
        <Steps steps={[...open, ...done.slice(0, seenDone)]} />
        {earlier.length > 0 && (
          <details className={styles.earlier}>
            <summary className="sm">
              <FormattedMessage id="home.stepsEarlier" values={{ count: earlier.length }} />
            </summary>
            <Steps steps={earlier} />
          </details>
        )}
      </Panel>
    </BlockSection>
  );
}
