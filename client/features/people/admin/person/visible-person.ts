import type { PersonPageQuery } from './person-page.generated';

/** The person on their administration page. */
export type VisiblePerson = NonNullable<PersonPageQuery['person']>;

/** The profile of the same person. */
export type VisibleProfile = NonNullable<PersonPageQuery['profile']>;
