import type { PersonPageQuery } from './person-page.generated';

/** A person as the page of one shows it. */
export type ShownPerson = NonNullable<PersonPageQuery['person']>;

/** The same person's profile. */
export type ShownProfile = NonNullable<PersonPageQuery['profile']>;
