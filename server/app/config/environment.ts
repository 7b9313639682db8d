/** The environment at the start of the process. Import this module first. */
export const environment = { ...process.env };

// Libraries read NODE_ENV while they load and run costly checks unless it is `production`. The portal's own checks use
// the original environment.
process.env['NODE_ENV'] ??= 'production';
