import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { type ActorKind, actorKinds, auditActions } from '#server/features/audit/audit.enums';
import type { AuditAction } from '#server/features/audit/audit.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';

const named = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as { [Each in Word]: Each };

const auditActionEnum = named(auditActions);
registerEnumType(auditActionEnum, {
  name: 'AuditAction',
  description: 'Kind of action in the audit log.',
  valuesConfig: {
    edit: { description: 'A record was changed.' },
    add: { description: 'A record was added.' },
    delete: { description: 'A record was deleted.' },
    user_login: { description: 'Someone signed in with a password.' },
    user_logout: { description: 'A session was ended by its person or an administrator.' },
    sso_login: { description: "Someone signed in with a company's single sign-on." },
    auto_logout: { description: 'A session ended because of inactivity.' },
    signed_up: { description: 'Someone signed in for the first time.' },
    reset_password: { description: 'Someone got a new password.' },
    test_passed: { description: 'A test was passed.' },
    test_failed: { description: 'A test was failed.' },
    sent_email: { description: 'An e-mail was sent. Its template is the outcome.' },
    user_update: { description: 'A profile was changed.' },
    reset_pro: { description: 'A PRO person was reset to standard.' },
    merged_email: {
      description: 'A sign-in was linked to the profile with its e-mail address, or two people were merged.',
    },
  },
});

const actorKindEnum = named(actorKinds);
registerEnumType(actorKindEnum, {
  name: 'AuditActorKind',
  description: 'Kind of actor in the audit log.',
  valuesConfig: {
    person: { description: 'A person who was signed in.' },
    client: { description: 'An API client.' },
    system: { description: "The portal itself, or someone who wasn't signed in." },
  },
});

@ObjectType({ description: 'A field that an action changed.', simpleResolvers: true })
export class AuditChange {
  @Field(() => String, { description: 'Name of the field in the API, such as `userType`.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Value before, as JSON. Null if there was none or it has been deleted.',
  })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Value after, as JSON. Null if there is none or it has been deleted.',
  })
  after!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the values were personal data and were deleted with the person.',
  })
  isErased!: boolean;
}

@ObjectType({ description: 'An entry of the audit log.', simpleResolvers: true })
export class AuditEntry {
  @Field(() => ID, { description: 'ID of the entry.' })
  id!: string;

  @Field(() => DateTime, { description: 'Time of the action.' })
  at!: string;

  @Field(() => auditActionEnum, { description: 'Kind of action.' })
  action!: AuditAction;

  @Field(() => actorKindEnum, { description: 'Kind of actor.' })
  actorKind!: ActorKind;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the person or API client who acted. Null for the portal.',
  })
  actorId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person or API client who acted. Null for the portal.',
  })
  actorName!: string | null;

  @Field(() => String, { description: 'Kind of record that was affected, such as `profile` or `order`.' })
  targetKind!: string;

  @Field(() => String, {
    nullable: true,
    description: 'ID of the record that was affected. Null if there is only one of its kind.',
  })
  targetId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the record that was affected, such as a person or the module of a test. Null if it has none or has been deleted.',
  })
  targetName!: string | null;

  @Field(() => String, { description: 'Result of the change.' })
  outcome!: string;

  @ListSize(20)
  @Field(() => [AuditChange], { description: 'Fields that were changed.' })
  changes!: AuditChange[];

  @Field(() => String, {
    nullable: true,
    description:
      'Network address of the request. Null for actions of the portal itself, and if it has been deleted.',
  })
  address!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Block of the integrity chain with the entry. Null until the entry is added to one.',
  })
  sealedIn!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when the entry was added to the integrity chain. Null before.',
  })
  sealedAt!: string | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class AuditEntryEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => AuditEntry, { description: 'The entry.' })
  node!: AuditEntry;
}

@ObjectType({ description: 'A page of the audit log.', simpleResolvers: true })
export class AuditEntryConnection implements Counted {
  @Field(() => [AuditEntry], { description: 'The entries on the page.' })
  nodes!: AuditEntry[];

  @Field(() => [AuditEntryEdge], { description: 'The entries on the page, with their cursors.' })
  edges!: AuditEntryEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({ description: 'Filter of the audit log. An entry must match all fields.' })
export class AuditEntryFilter {
  @Field(() => [auditActionEnum], {
    nullable: true,
    description: 'Entries with one of these kinds of action. If left out or null: no filter.',
  })
  actions?: AuditAction[] | null;

  @Field(() => [actorKindEnum], {
    nullable: true,
    description: 'Entries with one of these kinds of actor. If left out or null: no filter.',
  })
  actorKinds?: ActorKind[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Entries of the person or API client with this ID. If left out or null: no filter.',
  })
  actorId?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Entries about one of these kinds of record. If left out or null: no filter.',
  })
  targetKinds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Entries about the record with this ID. If left out or null: no filter.',
  })
  targetId?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Entries with one of these outcomes. If left out or null: no filter.',
  })
  outcomes?: string[] | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Entries at this time or later. If left out or null: no filter.',
  })
  since?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Entries before this time. If left out or null: no filter.',
  })
  before?: Date | null;
}
