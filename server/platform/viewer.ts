import type { Language } from './language/i18n';
import type { Scope } from './scopes';

export type Role = 'user' | 'manager' | 'admin';
export type UserType = 'standard' | 'pro' | 'conti' | 'motorcycle';
export type AccountKind = 'employee' | 'cost_center' | 'gold_distributor' | 'gold_retailer';

/** A signed-in person; role, type and account come from the database, never from the token. */
export interface Person {
  kind: 'person';
  profileId: string;
  name: string;
  role: Role;
  userType: UserType;
  lang: Language;
  accountId: string | null;
  accountKind: AccountKind | null;
  /** The accounts whose people a manager reads; none for everybody else. */
  managedAccountIds: readonly string[];
  proCycleStartedAt: Date | null;
  /** The terms that the person said Yes to last; null for none. */
  termsVersion: number | null;
  /** The administrator who sees the portal as this person, until when, and whether that is over; nothing may be written. */
  seenBy?: { profileId: string; until: Date; isOver: boolean };
}

/** A program that calls with its own credentials. */
export interface ApiClient {
  kind: 'client';
  clientId: string;
  /** What administrators let it do. */
  scopes: readonly Scope[];
}

/** Nobody known. With a valid token of a subject that has no profile yet, `subject` says whose. */
export interface Stranger {
  kind: 'stranger';
  subject?: { issuer: string; subject: string };
}

/** Who is calling. */
export type Viewer = Person | ApiClient | Stranger;
