import { IconSquare, IconSquareCheckFilled } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/format';
import { Panel } from '#client/ui/card';
import { TreadBar } from '#client/ui/tread-bar';
import type { BlockProps } from './block-props';
import { BlockSection } from './block-section';
import styles from './getting-started.module.css';
import type { HomeBlockFragment } from './home-block.generated';

type Step = NonNullable<HomeBlockFragment['steps']>[number];

/** What each step is called, by message id, and where it is taken. */
const known: Record<Step['key'], { nameId: string; to: string }> = {
  picture: { nameId: 'home.step.picture', to: '/profile' },
  profile: { nameId: 'home.step.profile', to: '/profile' },
  module: { nameId: 'home.step.module', to: '/training' },
  test: { nameId: 'home.step.test', to: '/training' },
};

function StepRow({ step: { key, done, doneAt } }: { step: Step }) {
  const { date } = useFormat();
  const { nameId, to } = known[key];
  const name = <FormattedMessage id={nameId} />;
  const Icon = done ? IconSquareCheckFilled : IconSquare;
  return (
    <li>
      <Icon size={20} stroke={1.9} aria-hidden />
      {done ? (
        <span className="dim">
          <VisuallyHidden>
            <FormattedMessage id="home.stepDone" />{' '}
          </VisuallyHidden>
          {name}
        </span>
      ) : (
        <Link to={to}>{name}</Link>
      )}
      {doneAt && <span className="sm dim">{date(doneAt)}</span>}
    </li>
  );
}

/** What new people do first, with what is done of it; what is open comes first. */
export function GettingStarted({ block }: BlockProps) {
  const steps = block.steps ?? [];
  const open = steps.filter(({ done }) => !done);
  const done = steps.filter((step) => step.done);
  const blocks = [
    ...done.map(() => 'done' as const),
    'current' as const,
    ...open.slice(1).map(() => 'todo' as const),
  ];
  return (
    <BlockSection block={block} usual="home.gettingStarted">
      <Panel>
        <p>
          <FormattedMessage id="home.stepsDone" values={{ done: done.length, total: steps.length }} />
        </p>
        <TreadBar blocks={blocks} />
        <ul className={styles.steps}>
          {[...open, ...done].map((step) => (
            <StepRow key={step.key} step={step} />
          ))}
        </ul>
      </Panel>
    </BlockSection>
  );
}
