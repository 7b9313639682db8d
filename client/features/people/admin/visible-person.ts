import type { PersonPageQuery } from './person-page.generated';

/** A person as the page of one shows it. */
export type VisiblePerson = NonNullable<PersonPageQuery['person']>;

/** The same person's profile. */
export type VisibleProfile = NonNullable<PersonPageQuery['profile']>;
