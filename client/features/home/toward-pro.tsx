import { IconClock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { aboutMinutes } from '#client/features/training/index';
import type { HomeDetailsFragment } from './details.generated';
import type { HomeStepFragment } from './hero.generated';
import { shortStandardTests } from './next-step';
import styles from './toward-pro.module.css';

type Props = { pro: HomeDetailsFragment['progress']['pro']; unfinished: readonly HomeStepFragment[] };

function sentenceId({ done, required }: Props['pro'], offered: number): string {
  if (done >= required) return 'home.proOpen';
  return offered > 0 ? 'home.proAfter' : 'home.proLater';
}

/** The progress towards PRO, with short standard tests that are open now. */
export function TowardPro({ pro, unfinished }: Props) {
  const intl = useIntl();
  const tests = pro.done < pro.required ? shortStandardTests(unfinished, 3, pro.onlyPassed) : [];
  return (
    <>
      <p className="dim">
        <FormattedMessage id={sentenceId(pro, tests.length)} values={{ required: pro.required }} />
      </p>
      {tests.length > 0 && (
        <ul className={styles.list}>
          {tests.map(({ id, name, test }) => (
            <li key={id}>
              <IconClock size={20} stroke={1.9} aria-hidden />
              <Link to={`/training/modules/${id}`}>{name}</Link>
              <span className="sm dim">{aboutMinutes(intl, test.estimatedMinutes)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
