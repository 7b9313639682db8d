import { Arg, createParameterDecorator, Int } from 'type-graphql';
import { largestPage } from '../paging';

/** The default page size. */
export const defaultPage = 50;

/** The argument `first` of every list. Null means the default. */
export const First = (what: string): ParameterDecorator =>
  createParameterDecorator(({ args }) => (args['first'] as number | null) ?? defaultPage, {
    arg: {
      name: 'first',
      typeFunc: () => Int,
      options: {
        nullable: true,
        defaultValue: defaultPage,
        description: `Number of ${what} on the page, 1 to ${largestPage}.`,
      },
    },
  }) as ParameterDecorator;

/** The argument `after` of every list. */
export const After = (what: string) =>
  Arg('after', () => String, {
    nullable: true,
    description: `Cursor of the ${what} after which the page starts. Null starts at the beginning.`,
  });
