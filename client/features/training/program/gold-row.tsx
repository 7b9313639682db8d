import { IconArrowRight, IconCoin, IconSchool } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { programNames, programPath, useEntryEnd } from '#client/features/programs/index';
import { ButtonLink } from '#client/ui/button';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import { ProgramRow } from './program-row';
import { entryStatusOf, type EntryStatus } from './program-state';
import type { ProgramStateFragment } from './programs.generated';

const arts = { distributor: 'allterrain', retailer: 'touring' } as const;
const shapes = { entered: 'half', free: 'half', closed: 'lock', notEntered: 'outline' } as const;

function Gives({ moduleCount, points }: ProgramStateFragment) {
  return (
    <>
      <li>
        <IconSchool size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="modules.moduleCount" values={{ count: moduleCount }} />
      </li>
      {points > 0 && (
        <li>
          <IconCoin size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="programs.pointsToEarn" values={{ points }} />
        </li>
      )}
    </>
  );
}

function Progress({ moduleCount, modulesDone }: ProgramStateFragment) {
  return (
    <div>
      <p className="sm">
        <strong>
          <FormattedMessage id="programs.modulesDone" values={{ done: modulesDone, count: moduleCount }} />
        </strong>
      </p>
      <TreadBar blocks={treadBlocks(modulesDone, moduleCount, 1)} />
    </div>
  );
}

function WayIn({ program, entryStatus }: { program: ProgramStateFragment; entryStatus: EntryStatus }) {
  const { bucket, moduleCount } = program;
  if (entryStatus === 'closed') {
    return (
      <p className="sm dim">
        <FormattedMessage id="programs.off.closed" />
      </p>
    );
  }
  if (entryStatus === 'notEntered') {
    return (
      <>
        <p className="sm dim">
          <FormattedMessage id="programs.opensForDays" />
        </p>
        <ButtonLink to={`/programs?enter=${bucket}`}>
          <FormattedMessage id="programs.enterNumber" />
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {moduleCount > 0 && <Progress {...program} />}
      <ButtonLink variant={entryStatus === 'entered' ? 'primary' : 'secondary'} to={programPath(bucket)}>
        <FormattedMessage id="programs.open" />
        <IconArrowRight size={20} stroke={1.9} aria-hidden />
      </ButtonLink>
    </>
  );
}

/** A gold program in the list. */
export function GoldRow({ program, isAdmin }: { program: ProgramStateFragment; isAdmin: boolean }) {
  const { day } = useEntryEnd();
  const { bucket, entry } = program;
  const entryStatus = entryStatusOf(program, isAdmin);
  return (
    <ProgramRow
      art={arts[bucket]}
      shape={shapes[entryStatus]}
      status={
        <FormattedMessage
          id="programs.entryStatus"
          values={{ entryStatus, day: entry ? day(entry.expiresAt) : '' }}
        />
      }
      title={<FormattedMessage id={programNames[bucket]} />}
      text={<FormattedMessage id="programs.for" values={{ bucket }} />}
      gives={entryStatus !== 'closed' && <Gives {...program} />}
      dashed={entryStatus === 'closed' || entryStatus === 'notEntered'}
    >
      <WayIn program={program} entryStatus={entryStatus} />
    </ProgramRow>
  );
}
