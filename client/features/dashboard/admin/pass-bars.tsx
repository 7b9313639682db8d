import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { isEnough } from './enough-attempts';
import styles from './dashboard.module.css';

/** The attempts of a group. `rate` is the percentage that passed. */
export type Part = { key: string; name: string; passed: number; failed: number; rate: number };

function Bar({ part: { passed, failed }, max, hatch }: { part: Part; max: number; hatch: string }) {
  const share = (count: number) => `${(count / max) * 100}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.done} width={share(passed)} height="100%" />
      <rect x={share(passed)} width={share(failed)} height="100%" fill={`url(#${hatch})`} />
    </svg>
  );
}

/** The hatch pattern of failed attempts. */
function Hatch({ id }: { id: string }) {
  return (
    <svg className={styles.defs} aria-hidden="true">
      <defs>
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-20)">
          <rect className={styles.hatchGround} width="7" height="7" />
          <rect className={styles.hatch} width="3.2" height="7" />
        </pattern>
      </defs>
    </svg>
  );
}

/** The legend of `PassBars`. */
export function PassLegend() {
  const hatch = useId();
  return (
    <>
      <Hatch id={hatch} />
      <p className={`sm ${styles.legend}`}>
        <svg className={styles.key} aria-hidden="true">
          <rect className={styles.done} width="100%" height="100%" />
        </svg>
        <FormattedMessage id="dashboard.passed" />
        <svg className={styles.key} aria-hidden="true">
          <rect width="100%" height="100%" fill={`url(#${hatch})`} />
        </svg>
        <FormattedMessage id="dashboard.failed" />
      </p>
    </>
  );
}

/** A bar for each group, with its length proportional to the attempts: passed solid, failed hatched. */
export function PassBars({ parts }: { parts: readonly Part[] }) {
  const hatch = useId();
  const { percent } = useFormat();
  const max = Math.max(1, ...parts.map(({ passed, failed }) => passed + failed));
  return (
    <>
      <Hatch id={hatch} />
      <ul className={styles.bars}>
        {parts.map((part) => (
          <li key={part.key}>
            <strong>{part.name}</strong>
            <Bar part={part} max={max} hatch={hatch} />
            <span className={styles.share}>
              <FormattedMessage
                id={isEnough(part) ? 'dashboard.passedOf' : 'dashboard.tooFew'}
                values={{ rate: percent(part.rate), count: part.passed + part.failed }}
              />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
