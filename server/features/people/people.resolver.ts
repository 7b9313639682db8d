import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Where } from '#server/features/editing/where/where-fields';
import { whereOptions, whereType } from '#server/features/editing/where/where-input';
import { shortWords } from '#server/features/editing/search-words';
import type { Context } from '#server/platform/context';
import { DateTime } from '#server/platform/graphql/date-time';
import { After, First } from '#server/platform/graphql/page-arguments';
import { Cost } from '#server/platform/graphql/limits/sizes';
import { RequestedPage, type PageRequest } from '#server/platform/graphql/requested-page';
import { createPerson, invitePerson } from './create-person';
import { personConditions } from './person-conditions';
import { type PersonOrder, PersonOrderInput } from './people-sorts';
import { listPeople, personById, testProgressOf } from './people.service';
import { ListedPerson, PersonConnection, PersonFilter, ReminderText } from './person.types';
import {
  CreatePersonInput,
  CreatePersonPayload,
  InvitePersonInput,
  InvitePersonPayload,
  RemindPeopleInput,
  RemindPeoplePayload,
  UpdatePersonInput,
  UpdatePersonPayload,
} from './person.input';
import { lastReminderOf, remindPeople, reminderTo } from './remind-people';
import { updatePerson } from './update-person';

const PersonWhere = whereType('PersonWhere', personConditions, ListedPerson);

@Resolver(() => ListedPerson)
export class PeopleResolver {
  @Authorized('read_people')
  @Query(() => PersonConnection, {
    description:
      'Lists people by name: all for administrators and API clients, the others of their account for ' +
      'managers. FORBIDDEN to users.',
  })
  people(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: `Words to search for in name, e-mail address, and name and number of the account. Every word must be found; case and accents don't matter. At most 200 characters. ${shortWords}`,
    })
    search: string | null | undefined,
    @Arg('filter', () => PersonFilter, {
      nullable: true,
      description: 'Filter of the list. All people if left out or null.',
    })
    filter: PersonFilter | null | undefined,
    @Arg('orderBy', () => PersonOrderInput, {
      nullable: true,
      description: 'Sort order. By name if left out or null.',
    })
    orderBy: PersonOrder | null | undefined,
    @First('people')
    first: number,
    @After('person')
    after: string | null | undefined,
    @RequestedPage() page: PageRequest,
    @Arg('where', () => PersonWhere, whereOptions)
    where?: Where | null,
  ): Promise<PersonConnection> {
    return listPeople(viewer, { search, filter, where, orderBy }, first, after, page);
  }

  @Authorized('read_people')
  @Query(() => ListedPerson, {
    nullable: true,
    description:
      'Returns a person: any for administrators and API clients, the others of their account for ' +
      'managers. Null if there is none. FORBIDDEN to users.',
  })
  person(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the person.' }) id: string,
  ): Promise<ListedPerson | null> {
    return personById(viewer, id);
  }

  // All people of a list are loaded in one batch, but the tests of each are evaluated.
  @Cost(10)
  @FieldResolver(() => Int, {
    description: 'Number of tests that the person can take now, including those in progress.',
  })
  async openTests(@Root() person: ListedPerson): Promise<number> {
    return (await testProgressOf(person))?.open.length ?? 0;
  }

  // All people of a list are loaded in one batch, but the tests of each are evaluated.
  @Cost(10)
  @FieldResolver(() => Int, { description: 'Number of tests that the person has in progress.' })
  async testsInProgress(@Root() person: ListedPerson): Promise<number> {
    return (await testProgressOf(person))?.inProgress ?? 0;
  }

  @Cost(10)
  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'Time of the last reminder of open tests. Null if there was none.',
  })
  async remindedAt(@Root() person: ListedPerson): Promise<string | null> {
    return (await lastReminderOf(person))?.at ?? null;
  }

  @Cost(10)
  @FieldResolver(() => Boolean, {
    description:
      'Whether the person was reminded today, in the time zone of the site. The next reminder is possible tomorrow.',
  })
  async remindedToday(@Root() person: ListedPerson): Promise<boolean> {
    return (await lastReminderOf(person))?.isOnDay ?? false;
  }

  @Cost(10)
  @FieldResolver(() => ReminderText, {
    nullable: true,
    description:
      "Text of a reminder that the caller would send now, in the person's language. Null if the person has no open test, and for API clients.",
  })
  reminder(@Ctx() { viewer }: Context, @Root() person: ListedPerson): Promise<ReminderText | null> {
    return reminderTo(viewer, person);
  }

  @Authorized()
  @Mutation(() => RemindPeoplePayload, {
    description:
      'Reminds people by e-mail of the tests that are open to them, once a day for each person. ' +
      'Managers can remind the others of their account, administrators anyone. Audited.',
  })
  remindPeople(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'People to remind, and an additional line.' }) input: RemindPeopleInput,
  ): Promise<RemindPeoplePayload> {
    return remindPeople(viewer, input);
  }

  @Authorized('admin', 'write_people')
  @Mutation(() => CreatePersonPayload, {
    description:
      'Creates a person with an account to sign in to. The account has no password yet. Sends an ' +
      'invitation by e-mail if requested. Audited.',
  })
  async createPerson(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Person to create.' }) input: CreatePersonInput,
  ): Promise<CreatePersonPayload> {
    return { person: await createPerson(viewer, input) };
  }

  @Authorized('admin', 'write_people')
  @Mutation(() => InvitePersonPayload, {
    description:
      'Sends a person a link to choose a password, which is valid for seven days. Links of earlier ' +
      'invitations stop working. NO_EMAIL if the person signs in elsewhere, PROFILE_DISABLED if the ' +
      'person is disabled.',
  })
  async invitePerson(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Person to invite.' }) { profileId }: InvitePersonInput,
  ): Promise<InvitePersonPayload> {
    return { person: await invitePerson(viewer, profileId) };
  }

  @Authorized('admin', 'write_people')
  @Mutation(() => UpdatePersonPayload, {
    description:
      "Changes fields of a person that administrators manage. Audited. A disabled person can't sign " +
      'in, and all their sessions end. LAST_ADMINISTRATOR if no administrator would be left, OWN_ROLE ' +
      "for one's own role.",
  })
  async updatePerson(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Person, and fields to change.' }) input: UpdatePersonInput,
  ): Promise<UpdatePersonPayload> {
    return { person: await updatePerson(viewer, input) };
  }
}
