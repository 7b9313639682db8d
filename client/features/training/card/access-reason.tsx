import { useIntl } from 'react-intl';
import { useFormat } from '#client/platform/format';
import type { AccessStateFragment } from './module-card.generated';

type Before = { passedBeforeAt: string | null; openSince: string | null };

/** That a test was passed in an earlier period and is open again since this one began; null otherwise. */
export function usePassedBefore(): (before: Before) => string | null {
  const intl = useIntl();
  const { date: day } = useFormat();
  return ({ passedBeforeAt, openSince }) =>
    passedBeforeAt && openSince
      ? intl.formatMessage(
          { id: 'modules.passedBefore' },
          { passed: day(passedBeforeAt), since: day(openSince) },
        )
      : null;
}

type Reason = Pick<AccessStateFragment, 'message' | 'opensAgainAt'>;

/** Why a test is not open and when it opens again, in one line; null where it is open. */
export function useAccessReason(): (access: Reason) => string | null {
  const intl = useIntl();
  const { date } = useFormat();
  return ({ message, opensAgainAt }) => {
    if (!message) return null;
    if (!opensAgainAt) return message;
    return `${message} ${intl.formatMessage({ id: 'modules.opensAgain' }, { date: date(opensAgainAt) })}`;
  };
}
