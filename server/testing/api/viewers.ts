import type { ApiClient, Person, Stranger } from '#server/platform/access/viewer';

/** Returns a learner as a viewer for specs of pure rules. The person doesn't exist in the database. */
export const personViewer = (values: Partial<Person> = {}): Person => ({
  kind: 'person',
  profileId: '00000000-0000-4000-8000-000000000001',
  name: 'Sam Sample',
  role: 'user',
  userType: 'standard',
  lang: 'en',
  accountId: null,
  accountKind: null,
  managedAccountIds: [],
  proCycleStartedAt: null,
  termsVersion: null,
  ...values,
});

export const clientViewer = (scopes: ApiClient['scopes'] = []): ApiClient => ({
  kind: 'client',
  clientId: 'spec',
  scopes,
});

export const strangerViewer: Stranger = { kind: 'stranger' };
