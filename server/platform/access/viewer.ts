import type { Language } from '../language/i18n';
import type { Scope } from './scopes';

export type Role = 'user' | 'manager' | 'admin';
export type UserType = 'standard' | 'pro' | 'conti' | 'motorcycle';
export type AccountKind = 'employee' | 'cost_center' | 'gold_distributor' | 'gold_retailer';

/** A signed-in person. Role, type and account come from the database, never from the token. */
export interface Person {
  kind: 'person';
  profileId: string;
  name: string;
  role: Role;
  userType: UserType;
  lang: Language;
  accountId: string | null;
  accountKind: AccountKind | null;
  /** The accounts whose people a manager can see; empty for others. */
  managedAccountIds: readonly string[];
  proCycleStartedAt: Date | null;
  /** The version of the terms that the person accepted last; null for none. */
  termsVersion: number | null;
  /** The impersonating administrator and the end of the impersonation. The request is read-only. */
  seenBy?: { profileId: string; until: Date; isOver: boolean };
}

/** An API client with its own credentials. */
export interface ApiClient {
  kind: 'client';
  clientId: string;
  /** The scopes that administrators granted. */
  scopes: readonly Scope[];
}

/** An unknown caller. `subject` is set for a valid token of someone without a profile. */
export interface Stranger {
  kind: 'stranger';
  subject?: { issuer: string; subject: string };
}

export type Viewer = Person | ApiClient | Stranger;
