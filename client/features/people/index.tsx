import { lazyPage } from '#client/platform/lazy-loading/lazy-page';

export const TeamPage = lazyPage(() => import('./team/team-page'), 'team');
export const MemberPage = lazyPage(() => import('./team/member-page'), 'team');
