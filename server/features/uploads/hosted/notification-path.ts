/** Where the hosted service tells that an assembly has ended. */
export const notificationPath = '/api/uploads/notifications';
