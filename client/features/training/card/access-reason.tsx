import { useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { AccessStateFragment } from './module-card.generated';

type Before = { passedBeforeAt: string | null; openSince: string | null };

/**
 * Returns a function that says that a test was passed in an earlier period and is open again. Null if that isn't the
 * case.
 */
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

/** Returns a function that says why a test is blocked and when it opens, or null if it is open. */
export function useAccessReason(): (access: Reason) => string | null {
  const intl = useIntl();
  const { date } = useFormat();
  return ({ message, opensAgainAt }) => {
    if (!message) return null;
    if (!opensAgainAt) return message;
    return `${message} ${intl.formatMessage({ id: 'modules.opensAgain' }, { date: date(opensAgainAt) })}`;
  };
}
