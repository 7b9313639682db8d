import type { AccountKind, Role, UserType } from '#client/platform/generated/schema';

/** A kind of reader for previews. */
export type Persona = { role: Role | null; userType: UserType | null; accountKind: AccountKind | null };

const learner = { role: 'user', userType: 'standard', accountKind: null } as const;

/** The kinds of readers by the message ids of their names. */
export const personas = {
  'admin.seenAs.visitor': { role: null, userType: null, accountKind: null },
  'admin.seenAs.learner': learner,
  'admin.seenAs.pro': { ...learner, userType: 'pro' },
  'admin.seenAs.employee': { ...learner, accountKind: 'employee' },
  'admin.seenAs.distributor': { ...learner, accountKind: 'gold_distributor' },
  'admin.seenAs.retailer': { ...learner, accountKind: 'gold_retailer' },
  'admin.seenAs.manager': { ...learner, role: 'manager' },
  'admin.seenAs.admin': { ...learner, role: 'admin' },
} satisfies Record<string, Persona>;

export type PersonaName = keyof typeof personas;

type Audience = {
  roles: readonly Role[];
  userTypes: readonly UserType[];
  accountKinds: readonly AccountKind[];
};

const holds = <Value>(wanted: readonly Value[], own: Value | null): boolean =>
  wanted.length === 0 || (own !== null && wanted.includes(own));

/**
 * Returns true if the reader belongs to the audience, by the server's rule: PRO people also see content for standard
 * ones.
 */
export function sees(persona: Persona, { roles, userTypes, accountKinds }: Audience): boolean {
  const isOfType =
    holds(userTypes, persona.userType) || (persona.userType === 'pro' && userTypes.includes('standard'));
  return holds(roles, persona.role) && isOfType && holds(accountKinds, persona.accountKind);
}
