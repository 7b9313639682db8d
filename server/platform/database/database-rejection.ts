import { QueryFailedError } from 'typeorm';

/** Returns the SQLSTATE and the violated constraint of a PostgreSQL error. Returns an empty object for other errors. */
export const databaseRejection = (error: unknown): { code?: string; constraint?: string } =>
  error instanceof QueryFailedError ? (error.driverError as { code?: string; constraint?: string }) : {};
