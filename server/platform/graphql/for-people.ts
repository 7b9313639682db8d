import { Extensions } from 'type-graphql';

const name = 'forPeople';

/** Declares that an operation is for people, signed in or not, and for no program; its policy refuses those. */
export const ForPeople = (): MethodDecorator => Extensions({ [name]: true }) as MethodDecorator;

/** Whether an operation is for no program though it is public. */
export const isForPeople = (extensions: Readonly<Record<string, unknown>> | undefined): boolean =>
  extensions?.[name] === true;
