import { useEffect, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Language } from '#client/platform/generated/schema';
import { useJumpTargetsQuery, type JumpTargetsQuery } from './palette.generated';
import { recentTargets } from './recent-targets';
import { targetsWith, type Target, type TargetGroup } from './target';

/** Letters from which people, accounts and modules are looked for. */
export const fewest = 2;
const pauseMs = 200;

/** What was typed, once there was a short pause. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

const state = (disabledAt: string | null): Pick<Target, 'stateId'> =>
  disabledAt === null ? {} : { stateId: 'palette.disabled' };

function found(data: JumpTargetsQuery, intl: IntlShape): TargetGroup[] {
  const people = data.people.nodes.map(({ id, name, email, account, disabledAt }) => ({
    to: `/admin/people/${id}`,
    name,
    about: [account?.name, email].filter(Boolean).join(', '),
    email,
    ...state(disabledAt ?? null),
  }));
  const accounts = data.editedAccounts.nodes.map(({ id, name, number, disabledAt }) => ({
    to: `/admin/accounts/${id}`,
    name,
    about: number,
    ...state(disabledAt ?? null),
  }));
  const modules = data.editedModules.nodes.map(({ id, nameTranslations, enabled }) => ({
    to: `/admin/modules/${id}`,
    name: nameTranslations[intl.locale as Language] || nameTranslations.en,
    about: '',
    ...(!enabled && { stateId: 'palette.notEnabled' }),
  }));
  return [
    { labelId: 'admin.group.people', targets: people },
    { labelId: 'admin.accounts', targets: accounts },
    { labelId: 'admin.modules', targets: modules },
  ];
}

/** Lists that show all that has the words. */
const lists = (typed: string, intl: IntlShape): Target[] =>
  [
    { path: '/admin/people', labelId: 'palette.allPeople' },
    { path: '/admin/audit', labelId: 'palette.audit' },
  ].map(({ path, labelId }) => ({
    to: `${path}?${new URLSearchParams({ q: typed }).toString()}`,
    name: intl.formatMessage({ id: labelId }, { typed }),
    about: '',
  }));

/** What the palette offers for what was typed: without it where one lately was, and the pages. */
export function useTargets(sent: string, pages: readonly Target[], profileId: string) {
  const intl = useIntl();
  const typed = sent.trim();
  const settled = useSettled(typed);
  const asks = typed.length >= fewest;
  const { data, previousData, error, refetch } = useJumpTargetsQuery({
    variables: { search: settled },
    skip: !asks || settled.length < fewest,
    fetchPolicy: 'network-only',
  });
  const isCurrent = settled === typed && data !== undefined;
  const shown = asks ? (data ?? previousData) : undefined;
  const groups: TargetGroup[] = [
    ...(typed === '' ? [{ labelId: 'palette.recent', targets: recentTargets(profileId) }] : []),
    ...(shown ? found(shown, intl) : []),
    { labelId: 'palette.pages', targets: targetsWith(pages, typed) },
    ...(asks ? [{ labelId: 'palette.elsewhere', targets: lists(typed, intl) }] : []),
  ];
  return {
    groups: groups.filter(({ targets }) => targets.length > 0),
    /** Whether what is shown is not yet what was typed. */
    waits: asks && !isCurrent && !error,
    error: asks ? error : undefined,
    retry: () => void refetch(),
  };
}
