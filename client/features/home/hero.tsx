import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RewardNote } from '#client/features/rewards/index';
import { limitText, usePassedBefore } from '#client/features/training/index';
import { useSettings } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { lettering } from '#client/ui/art/lettering';
import { Sidewall } from '#client/ui/art/sidewall';
import { ButtonLink } from '#client/ui/button';
import { HeldLine } from '#client/ui/held-line';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import styles from './hero.module.css';
import type { NextStep } from './next-step';

type StepOf<K extends NextStep['kind']> = Extract<NextStep, { kind: K }>;
type BandProps = { name: string; children: ReactNode; ring: string; smallRing: string; share: number };

function Band({ name, children, ring, smallRing, share }: BandProps) {
  const { locale } = useIntl();
  const { text, size } = lettering(ring, locale);
  return (
    <section className={`rubber ${styles.hero}`} aria-labelledby="next-step">
      <Sidewall
        className={styles.wheel}
        text={text}
        smallText={`${smallRing} · `.repeat(Math.max(1, Math.round(96 / (smallRing.length + 3))))}
        turn={-82 + share * 40}
        letterSize={size}
      />
      <div className={styles.inner}>
        <div className={styles.next}>
          <p className={styles.lead}>
            <FormattedMessage id="home.nextStep" values={{ name: name.split(' ')[0] }} />
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}

function useSmallRing({ test }: StepOf<'start'>['module']) {
  return useIntl()
    .formatMessage(
      { id: 'home.ring' },
      { questions: test.questionCount, passMark: test.passMark, points: test.points },
    )
    .toLocaleUpperCase();
}

/** Shows how many points the test earns towards the next reward. */
const RewardLine = ({ module: { myTest } }: Pick<StepOf<'start'>, 'module'>) =>
  myTest.pointsToEarn > 0 && (
    <HeldLine>
      <RewardNote earns={myTest.pointsToEarn} />
    </HeldLine>
  );

function Continue({ name, step }: { name: string; step: StepOf<'continue'> }) {
  const { module, attemptId } = step;
  const { answered, nextPosition } = module.myTest;
  const total = module.test.questionCount;
  const position = nextPosition ?? total;
  return (
    <Band name={name} ring={module.name} smallRing={useSmallRing(module)} share={answered / total}>
      <h1 id="next-step">
        <FormattedMessage id="home.continue" /> <span className={styles.what}>{module.name}</span>
      </h1>
      <p className={styles.lead}>
        <FormattedMessage id="home.continueDetails" values={{ position, total, answered }} />
      </p>
      <div className={styles.bar}>
        <TreadBar blocks={treadBlocks(position - 1, total, 1)} size="lg" />
      </div>
      <RewardLine module={module} />
      <div className={styles.actions}>
        <ButtonLink variant="primary" size="lg" to={`/tests/${attemptId}`}>
          <FormattedMessage id="home.continueTest" />
          <IconArrowRight size={20} stroke={1.9} aria-hidden />
        </ButtonLink>
        <ButtonLink className="desk-only" variant="secondary" size="lg" to={`/training/modules/${module.id}`}>
          <FormattedMessage id="home.openModule" />
        </ButtonLink>
      </div>
    </Band>
  );
}

/** Returns the message about the previous attempt, which introduces the next one. */
function useBefore({ test, myTest }: StepOf<'start'>['module']) {
  const intl = useIntl();
  const { percent } = useFormat();
  const passedBefore = usePassedBefore()(myTest);
  const { status, lastScore, attemptsLeft } = myTest;
  if (passedBefore && status !== 'failed') return { id: 'home.takeAgain', words: passedBefore };
  if (lastScore === null) return { id: 'home.start', words: null };
  const values = { score: percent(lastScore), passMark: percent(test.passMark), tries: attemptsLeft ?? -1 };
  return { id: 'home.tryAgain', words: intl.formatMessage({ id: 'home.lastScore' }, values) };
}

function Start({ name, step: { module } }: { name: string; step: StepOf<'start'> }) {
  const intl = useIntl();
  const before = useBefore(module);
  const { questionCount, estimatedMinutes, timeLimitSeconds, points } = module.test;
  return (
    <Band name={name} ring={module.name} smallRing={useSmallRing(module)} share={0}>
      <h1 id="next-step">
        <FormattedMessage id={before.id} /> <span className={styles.what}>{module.name}</span>
      </h1>
      {before.words && <p className={styles.lead}>{before.words}</p>}
      <p className={styles.lead}>
        <FormattedMessage id="home.startDetails" values={{ questionCount, estimatedMinutes, points }} />{' '}
        {timeLimitSeconds !== null && (
          <FormattedMessage id="home.timeLimit" values={{ time: limitText(intl, timeLimitSeconds) }} />
        )}
      </p>
      <div className={styles.bar}>
        <TreadBar blocks={treadBlocks(0, questionCount)} size="lg" />
      </div>
      <RewardLine module={module} />
      <div className={styles.actions}>
        <ButtonLink variant="primary" size="lg" to={`/training/modules/${module.id}`}>
          <FormattedMessage id="home.goToTest" />
          <IconArrowRight size={20} stroke={1.9} aria-hidden />
        </ButtonLink>
      </div>
    </Band>
  );
}

function AllDone({ name }: { name: string }) {
  const { productName, loginLine } = useSettings();
  return (
    <Band name={name} ring={loginLine} smallRing={productName.toLocaleUpperCase()} share={1}>
      <h1 id="next-step">
        <FormattedMessage id="home.allDone" />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage id="home.allDoneDetails" />
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" size="lg" to="/training">
          <FormattedMessage id="home.allModules" />
          <IconArrowRight size={20} stroke={1.9} aria-hidden />
        </ButtonLink>
      </div>
    </Band>
  );
}

/** The hero of the home page with the next step, on a dark background. */
export function Hero({ name, step }: { name: string; step: NextStep }) {
  if (step.kind === 'continue') return <Continue name={name} step={step} />;
  return step.kind === 'start' ? <Start name={name} step={step} /> : <AllDone name={name} />;
}
