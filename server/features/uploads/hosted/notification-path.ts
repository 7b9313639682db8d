/** The path at which the hosted service notifies the portal of finished assemblies. */
export const notificationPath = '/api/uploads/notifications';
