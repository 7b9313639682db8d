import { IconAward } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/ui/button';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import type { TowardProFragment } from '../results/toward-pro.generated';
import { ProgramRow } from './program-row';

/** PRO training in the list of programs. It is open to everyone through standard tests. */
export function ProRow({ pro }: { pro: TowardProFragment }) {
  const done = Math.min(pro.done, pro.required);
  const isPro = pro.userType === 'pro';
  return (
    <ProgramRow
      art="sport"
      shape="half"
      status={<FormattedMessage id={isPro ? 'programs.isPro' : 'programs.isOpen'} />}
      title={<FormattedMessage id="programs.pro" />}
      text={
        <FormattedMessage
          id="programs.forPro"
          values={{ required: pro.required, isPro: isPro ? 'yes' : 'no' }}
        />
      }
      gives={
        <li>
          <IconAward size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="programs.proGives" />
        </li>
      }
    >
      {!isPro && (
        <div>
          <p className="sm">
            <strong>
              <FormattedMessage id="modules.standardTestsDone" values={{ done, total: pro.required }} />
            </strong>
          </p>
          <TreadBar blocks={treadBlocks(done, pro.required)} />
        </div>
      )}
      <ButtonLink to="/training">
        <FormattedMessage id={isPro ? 'modules.toTraining' : 'programs.standardTests'} />
      </ButtonLink>
    </ProgramRow>
  );
}
