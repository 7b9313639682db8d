import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { type ActorKind, actorKinds, auditActions } from '#server/features/audit/audit.enums';
import type { AuditAction } from '#server/features/audit/audit.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';

const named = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as { [Each in Word]: Each };

const auditActionEnum = named(auditActions);
registerEnumType(auditActionEnum, {
  name: 'AuditAction',
  description: 'What kind of deed an entry of the audit tells.',
  valuesConfig: {
    edit: { description: 'Something was changed.' },
    add: { description: 'Something came to be.' },
    delete: { description: 'Something was deleted.' },
    user_login: { description: 'Somebody signed in by a password.' },
    user_logout: { description: 'A session was ended by its person or an administrator.' },
    sso_login: { description: 'Somebody signed in by a company’s single sign-on.' },
    auto_logout: { description: 'A session ended for inactivity.' },
    signed_up: { description: 'Somebody signed in for the first time.' },
    reset_password: { description: 'Somebody has a new password.' },
    test_passed: { description: 'A test was passed.' },
    test_failed: { description: 'A test was failed.' },
    sent_email: { description: 'A message was sent by e-mail; its template is the outcome.' },
    user_update: { description: 'A profile was changed.' },
    reset_pro: { description: 'Somebody who was PRO is standard again.' },
    merged_email: {
      description: 'A sign-in joined the profile that had its e-mail, or two people became one.',
    },
  },
});

const actorKindEnum = named(actorKinds);
registerEnumType(actorKindEnum, {
  name: 'AuditActorKind',
  description: 'Who did something.',
  valuesConfig: {
    person: { description: 'Somebody who was signed in.' },
    client: { description: 'An API client.' },
    system: { description: 'The portal by itself, or somebody who was not signed in.' },
  },
});

@ObjectType({ description: 'A field that a deed changed.', simpleResolvers: true })
export class AuditChange {
  @Field(() => String, { description: 'What was changed, by its name in the API, such as `userType`.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it was, as JSON; null where there was nothing, or where it is not known any more.',
  })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it is, as JSON; null where there is nothing, or where it is not known any more.',
  })
  after!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether it was personal and is gone with the person: that it changed is all there is to tell.',
  })
  isErased!: boolean;
}

@ObjectType({ description: 'An entry of the audit.', simpleResolvers: true })
export class AuditEntry {
  @Field(() => ID, { description: 'ID of the entry.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it was done.' })
  at!: string;

  @Field(() => auditActionEnum, { description: 'What kind of deed it was.' })
  action!: AuditAction;

  @Field(() => actorKindEnum, { description: 'Who did it.' })
  actorKind!: ActorKind;

  @Field(() => ID, { nullable: true, description: 'The profile or the API client; null for the portal.' })
  actorId!: string | null;

  @Field(() => String, { nullable: true, description: 'What that is called; null for the portal.' })
  actorName!: string | null;

  @Field(() => String, { description: 'What kind of thing it was done to, such as `profile` or `order`.' })
  targetKind!: string;

  @Field(() => String, { nullable: true, description: 'Which one; null where there is one alone.' })
  targetId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What people call it, such as the name of a person or of the module of a test; null for what has no name, or is no more.',
  })
  targetName!: string | null;

  @Field(() => String, { description: 'Result of the change.' })
  outcome!: string;

  @ListSize(20)
  @Field(() => [AuditChange], { description: 'What it changed, field by field.' })
  changes!: AuditChange[];

  @Field(() => String, {
    nullable: true,
    description:
      'The network address from which it was asked for; null for what the portal does by itself, and where it is not known any more.',
  })
  address!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The block of the chain that seals it; null while it waits for that.',
  })
  sealedIn!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was sealed; null while it waits.' })
  sealedAt!: string | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class AuditEntryEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => AuditEntry, { description: 'The entry.' })
  node!: AuditEntry;
}

@ObjectType({ description: 'A page of the audit, newest first.', simpleResolvers: true })
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

@InputType({ description: 'Which entries of the audit; all that is said holds of each.' })
export class AuditEntryFilter {
  @Field(() => [auditActionEnum], {
    nullable: true,
    description: 'Of any of these kinds; any where left out or null.',
  })
  actions?: AuditAction[] | null;

  @Field(() => [actorKindEnum], {
    nullable: true,
    description: 'By any of these; by anybody where left out or null.',
  })
  actorKinds?: ActorKind[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'By this profile or API client; by anybody where left out or null.',
  })
  actorId?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Done to things of any of these kinds; of any where left out or null.',
  })
  targetKinds?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Done to this one; to any where left out or null.' })
  targetId?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Any of this came of it; anything where left out or null.',
  })
  outcomes?: string[] | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Done then or later; at any time where left out or null.',
  })
  since?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Done before then; at any time where left out or null.',
  })
  before?: Date | null;
}
