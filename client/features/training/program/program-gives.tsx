import { IconAward, IconCoin, IconSchool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { programNames, programPath, useEntryEnd, type ProgramBucket } from '#client/features/programs/index';
import { ButtonLink } from '#client/ui/button';
import { Panel } from '#client/ui/layout/card';
import styles from './program-gives.module.css';
import type { ProgramStateFragment } from './programs.generated';

function Gift({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>
        <strong>{title}</strong>
        <br />
        <span className="sm dim">{children}</span>
      </span>
    </li>
  );
}

/** The benefits of a program. */
export function ProgramGives({ moduleCount, points }: Pick<ProgramStateFragment, 'moduleCount' | 'points'>) {
  return (
    <Panel>
      <ul className={styles.gifts}>
        <Gift
          icon={<IconSchool size={20} stroke={1.9} aria-hidden />}
          title={<FormattedMessage id="modules.moduleCount" values={{ count: moduleCount }} />}
        >
          <FormattedMessage id="programs.give.modules" />
        </Gift>
        {points > 0 && (
          <>
            <Gift
              icon={<IconCoin size={20} stroke={1.9} aria-hidden />}
              title={<FormattedMessage id="programs.pointsToEarn" values={{ points }} />}
            >
              <FormattedMessage id="programs.give.points" />
            </Gift>
            <Gift
              icon={<IconAward size={20} stroke={1.9} aria-hidden />}
              title={<FormattedMessage id="programs.give.certificate" />}
            >
              <FormattedMessage id="programs.give.certificateHelp" />
            </Gift>
          </>
        )}
      </ul>
    </Panel>
  );
}

/** An explanation of the end of the access, with a button to renew it. */
export function ProgramEnd({ bucket, expiresAt }: { bucket: ProgramBucket; expiresAt: string }) {
  const { day, time } = useEntryEnd();
  return (
    <div className={styles.end}>
      <Panel>
        <h3>
          <FormattedMessage id="programs.end" />
        </h3>
        <p className="sm dim">
          <FormattedMessage
            id="programs.endHelp"
            values={{
              day: day(expiresAt),
              time: time(expiresAt),
              program: <FormattedMessage id={programNames[bucket]} />,
            }}
          />
        </p>
        <ButtonLink block to={`${programPath(bucket)}?enter=${bucket}`}>
          <FormattedMessage id="programs.enterAgain" />
        </ButtonLink>
      </Panel>
    </div>
  );
}
