import type { Role } from '#client/platform/generated/schema';

/** Message ids of what each value is called. */
export const roleNames: Record<Role, string> = {
  user: 'people.role.user',
  manager: 'people.role.manager',
  admin: 'people.role.admin',
};

/** Whose people a manager of a distributor reads, by whether its retailers were given too. */
export const managesNames: Record<'own' | 'retailers', string> = {
  own: 'people.manages.own',
  retailers: 'people.manages.retailers',
};
