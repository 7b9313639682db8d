/** What is done to something, as the audit says it. */
export const auditActions = [
  'edit',
  'add',
  'delete',
  'user_login',
  'user_logout',
  'sso_login',
  'auto_logout',
  'signed_up',
  'reset_password',
  'test_passed',
  'test_failed',
  'sent_email',
  'user_update',
  'reset_pro',
  'merged_email',
] as const;

/** Who acts: somebody, a program with its own credentials, or the portal by itself. */
export const actorKinds = ['person', 'client', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];
