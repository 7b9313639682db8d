import type { Role } from '#client/platform/generated/schema';

/** The message ids of the roles. */
export const roleNames: Record<Role, string> = {
  user: 'people.role.user',
  manager: 'people.role.manager',
  admin: 'people.role.admin',
};

/** The message ids of the people whom a distributor's manager can see, with or without its retailers. */
export const managesNames: Record<'own' | 'retailers', string> = {
  own: 'people.manages.own',
  retailers: 'people.manages.retailers',
};
