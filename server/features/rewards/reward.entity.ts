import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ForeignKey } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import { Audience } from '#server/features/profile/audience-fields';
import {
  EditedThing,
  LocalizedLine,
  LocalizedRichText,
  Moment,
  WholeNumber,
} from '#server/features/editing/fields/fields';
import { Derived } from '#server/features/editing/fields/own-fields';
import { PictureId, type PictureRow } from '#server/features/editing/fields/picture';
import { PublishAt } from '#server/features/editing/fields/publish-at';
import { Shows } from '#server/features/editing/shows';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Role, UserType } from '#server/platform/viewer';

/** SQL of how many orders of the reward called `t` have yet to be sent. */
export const openSql = `(select count(*)::int from reward_order o
  where o.reward_id = t.id and o.state in ('placed', 'packed'))`;

const freeSql = `(t.stock - ${openSql})`;

/** SQL of how many pieces of the reward called `t` can still be ordered. */
export const leftSql = `greatest(${freeSql}, 0)`;

@EditedThing({
  kind: 'reward',
  name: 'Reward',
  plural: 'Rewards',
  table: 'reward',
  description: 'A reward as administrators edit it.',
})
export class Reward extends Edited {
  @LocalizedLine({ longest: 100, search: true, sort: true, shown: true, description: 'What it is called.' })
  nameTranslations!: LocalizedText;

  @LocalizedRichText({ shown: true, description: 'What it is, rich text.' })
  textTranslations!: LocalizedText;

  @PictureId({ shown: true, description: 'A picture of it.' })
  @ForeignKey('asset')
  pictureId!: string;

  picture!: PictureRow;

  @WholeNumber({
    least: 1,
    most: 1_000_000,
    filter: true,
    sort: true,
    shown: true,
    description: 'What it costs in points.',
    sentAs: 'What it costs in points, which orders from now on pay.',
  })
  price!: number;

  @WholeNumber({
    least: 0,
    most: 1_000_000,
    filter: true,
    sort: true,
    description: 'Pieces at hand, those of orders that have yet to be sent among them.',
  })
  stock!: number;

  @Derived(() => Int, { description: 'Orders that have yet to be sent.', json: openSql })
  open!: number;

  @Derived(() => Int, {
    description: 'How many can still be ordered: its stock less open orders.',
    json: leftSql,
  })
  left!: number;

  @Derived(() => Int, {
    description: 'Its stock less open orders; below 0, as many as these are short of.',
    json: freeSql,
    listed: true,
  })
  free!: number;

  @WholeNumber({
    least: 1,
    most: 365,
    nullable: true,
    shown: true,
    description: 'In how many working days it is sent; null where nothing is said of that.',
  })
  deliveryDays!: number | null;

  @PublishAt()
  publishAt!: string | null;

  @Moment({
    filter: true,
    sort: true,
    seenWhile: (column, at) => `coalesce(${column} > ${at}, true)`,
    description: 'Until when it can be ordered; null where it never ends.',
  })
  endsAt!: string | null;

  @Audience.roles()
  roles!: Role[];

  @Audience.userTypes()
  userTypes!: UserType[];

  @Audience.accountKinds()
  accountKinds!: AccountKind[];
}

@Shows(Reward)
@ObjectType('Reward', { description: 'Something that points are redeemed for.', simpleResolvers: true })
export class OfferedReward {
  @Field(() => ID, { description: 'Identifies the reward.' })
  id!: string;

  @Field(() => Int, { description: 'How many can still be ordered.' })
  left!: number;
}

/** The values behind the fields; texts in one language come from their translations. */
export type RewardValues = Pick<
  Reward,
  'id' | 'nameTranslations' | 'textTranslations' | 'pictureId' | 'picture' | 'price' | 'left' | 'deliveryDays'
>;
