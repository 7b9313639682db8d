import type { StuckKind } from '#client/platform/generated/schema';

interface Reason {
  nameId: string;
  helpId: string;
  /** The path of the list of these people. */
  list?: string;
}

/** The reasons why people are stuck. */
export const stuckReasons: Record<StuckKind, Reason> = {
  no_attempts_left: { nameId: 'dashboard.stuck.no_attempts_left', helpId: 'dashboard.stuck.used_triesHelp' },
  near_pro: { nameId: 'dashboard.stuck.near_pro', helpId: 'dashboard.stuck.near_proHelp' },
  left_test: { nameId: 'dashboard.stuck.left_test', helpId: 'dashboard.stuck.left_testHelp' },
  never_seen: {
    nameId: 'dashboard.stuck.never_seen',
    helpId: 'dashboard.stuck.never_seenHelp',
    list: '/admin/people?roles=user&state=enabled&lastSeenAt.empty=',
  },
};
