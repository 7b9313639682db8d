import { Extensions } from 'type-graphql';

const name = 'forPeople';

/** Declares that an operation is for people, signed in or not, and not for API clients. Its policy rejects those. */
export const ForPeople = (): MethodDecorator => Extensions({ [name]: true }) as MethodDecorator;

/** Returns true if a public operation rejects API clients. */
export const isForPeople = (extensions: Readonly<Record<string, unknown>> | undefined): boolean =>
  extensions?.[name] === true;
