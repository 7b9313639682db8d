import { useEffect, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { JumpKind } from '#client/platform/generated/schema';
import {
  useJumpTargetsOfQuery,
  useJumpTargetsQuery,
  type JumpTargetFieldsFragment,
} from './palette.generated';
import { recentTargets } from './recent-targets';
import { targetsWith, type Target, type TargetGroup } from './target';

/** The minimum length of a search on the server, in characters. */
export const fewest = 2;
const pauseMs = 200;

/** The path and the heading of each kind of record. */
const kinds: Record<JumpKind, { path: string; labelId: string }> = {
  person: { path: 'people', labelId: 'admin.group.people' },
  account: { path: 'accounts', labelId: 'admin.accounts' },
  module: { path: 'modules', labelId: 'admin.modules' },
  article: { path: 'articles', labelId: 'admin.articles' },
  newsletter_issue: { path: 'newsletters', labelId: 'admin.newsletters' },
  album: { path: 'albums', labelId: 'admin.albums' },
  survey: { path: 'surveys', labelId: 'admin.surveys' },
  award: { path: 'awards', labelId: 'admin.awards' },
  reward: { path: 'rewards', labelId: 'admin.rewards' },
};

/** Returns the typed text after a debounce. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

const targetOf = ({ id, kind, name, note, email, disabled }: JumpTargetFieldsFragment): Target => ({
  to: `/admin/${kinds[kind].path}/${id}`,
  id,
  name,
  about: [note, email].filter(Boolean).join(', '),
  ...(email && { email }),
  ...(disabled && { stateId: kind === 'module' ? 'palette.notEnabled' : 'palette.disabled' }),
});

/** Groups the search results by kind, in the server's order. */
function found(all: readonly JumpTargetFieldsFragment[]): TargetGroup[] {
  const visible = [...new Set(all.map(({ kind }) => kind))];
  return visible.map((kind) => ({
    labelId: kinds[kind].labelId,
    targets: all.filter((each) => each.kind === kind).map(targetOf),
  }));
}

/** Returns targets that open filtered lists for the typed text. */
const lists = (typed: string, intl: IntlShape): Target[] =>
  [
    { path: '/admin/people', labelId: 'palette.allPeople' },
    { path: '/admin/audit', labelId: 'palette.audit' },
  ].map(({ path, labelId }) => ({
    to: `${path}?${new URLSearchParams({ q: typed }).toString()}`,
    name: intl.formatMessage({ id: labelId }, { typed }),
    about: '',
    passing: true,
  }));

/** Returns the recent targets with their current names. Deleted records are omitted. */
function useRecent(pages: readonly Target[], profileId: string): Target[] {
  const [recent] = useState(() => recentTargets(profileId));
  const ids = recent.flatMap(({ id }) => id ?? []);
  const { data } = useJumpTargetsOfQuery({ variables: { ids }, skip: ids.length === 0 });
  const known = [...(data?.jumpTargetsOf ?? []).map(targetOf), ...pages];
  return recent.flatMap(({ to }) => known.find((each) => each.to === to) ?? []);
}

/** Returns the targets for the typed text. Without text, the recent targets and the pages. */
export function useTargets(sent: string, pages: readonly Target[], profileId: string) {
  const intl = useIntl();
  const typed = sent.trim();
  const settled = useSettled(typed);
  const isRequest = typed.length >= fewest;
  const recent = useRecent(pages, profileId);
  const { data, previousData, error, refetch } = useJumpTargetsQuery({
    variables: { words: settled },
    skip: !isRequest || settled.length < fewest,
    fetchPolicy: 'network-only',
  });
  const isCurrent = settled === typed && data !== undefined;
  const visible = isRequest ? (data ?? previousData) : undefined;
  const groups: TargetGroup[] = [
    ...(typed === '' ? [{ labelId: 'palette.recent', targets: recent }] : []),
    ...(visible ? found(visible.jumpTargets) : []),
    { labelId: 'palette.pages', targets: targetsWith(pages, typed) },
    ...(isRequest ? [{ labelId: 'palette.elsewhere', targets: lists(typed, intl) }] : []),
  ];
  return {
    groups: groups.filter(({ targets }) => targets.length > 0),
    /** True while the visible targets don't match the typed text yet. */
    waits: isRequest && !isCurrent && !error,
    error: isRequest ? error : undefined,
    retry: () => void refetch(),
  };
}
