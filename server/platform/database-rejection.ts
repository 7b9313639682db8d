import { QueryFailedError } from 'typeorm';

/** Why PostgreSQL refused a statement: the code, and the constraint where it is one; nothing of any other error. */
export const databaseRejection = (error: unknown): { code?: string; constraint?: string } =>
  error instanceof QueryFailedError ? (error.driverError as { code?: string; constraint?: string }) : {};
