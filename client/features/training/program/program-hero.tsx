import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { programNames } from '#client/features/programs/index';
import { TreadCover } from '#client/ui/art/tread-cover';
import { ButtonLink } from '#client/ui/button';
import { BackLink } from '#client/ui/editing/back-link';
import type { ModuleCardFragment } from '../card/module-card.generated';
import { isOpenTest, moduleState } from '../module-state';
import { ProgramDetails } from './program-details';
import styles from './program-hero.module.css';
import type { ProgramStateFragment } from './programs.generated';

type Props = { program: ProgramStateFragment; modules: readonly ModuleCardFragment[] };

const arts = { distributor: 'allterrain', retailer: 'touring' } as const;

/** Returns the next module: the first open one that isn't completed. */
const nextOf = (modules: readonly ModuleCardFragment[]) =>
  modules.find((module) => {
    const state = moduleState(module);
    return state !== 'passed' && state !== 'blocked' && (module.test === null || isOpenTest(module));
  });

/** The hero of a program with its next module and details. */
export function ProgramHero({ program, modules }: Props) {
  const intl = useIntl();
  // People who came from a section return there after entering.
  const { from } = (useLocation().state ?? {}) as { from?: string };
  const next = nextOf(modules);
  return (
    <section className={`rubber ${styles.hero}`} aria-labelledby="program">
      <div className={styles.art}>
        <TreadCover pattern={arts[program.bucket]} />
      </div>
      <div className={styles.inner}>
        <nav aria-label={intl.formatMessage({ id: 'programs.breadcrumb' })}>
          <BackLink className={styles.back} to={from ?? '/programs'}>
            <FormattedMessage id={from ? 'programs.backToSection' : 'shell.programs'} />
          </BackLink>
        </nav>
        <div className={styles.words}>
          <h1 id="program">
            <FormattedMessage id={programNames[program.bucket]} />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage id="programs.about" values={{ bucket: program.bucket }} />
          </p>
          {next && (
            <p className={styles.actions}>
              <ButtonLink variant="primary" size="lg" to={`/training/modules/${next.id}`}>
                <FormattedMessage id="programs.next" values={{ name: next.name }} />
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
      <ProgramDetails program={program} />
    </section>
  );
}
