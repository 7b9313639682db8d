import { SavedViews } from '#client/features/editing/index';

const defaultViews = [
  { labelId: 'history.view.all', address: '' },
  { labelId: 'history.view.changes', address: 'actions=edit,add,delete,user_update' },
  { labelId: 'history.view.signIns', address: 'actions=user_login,user_logout,sso_login,auto_logout' },
  { labelId: 'history.view.tests', address: 'actions=test_passed,test_failed' },
  { labelId: 'history.view.points', address: 'targetKinds=points' },
  { labelId: 'history.view.clients', address: 'actorKinds=client' },
] as const;

/** The saved views of the audit log, with the predefined ones. */
export const AuditViews = () => <SavedViews list="auditLog" defaultViews={defaultViews} beside="entry" />;
