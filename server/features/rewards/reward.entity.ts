import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ForeignKey } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import { Audience } from '#server/features/profile/audience/audience-fields';
import {
  DefineResource,
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
import type { AccountKind, Role, UserType } from '#server/platform/access/viewer';

/** SQL of the number of unshipped orders of reward `t`. */
export const openSql = `(select count(*)::int from reward_order o
  where o.reward_id = t.id and o.state in ('placed', 'packed'))`;

const freeSql = `(t.stock - ${openSql})`;

/** SQL of the number of items of reward `t` that can still be ordered. */
export const leftSql = `greatest(${freeSql}, 0)`;

@DefineResource({
  kind: 'reward',
  name: 'Reward',
  plural: 'Rewards',
  table: 'reward',
  description: 'A reward with the fields that administrators see.',
})
export class Reward extends Edited {
  @LocalizedLine({ maxLength: 100, search: true, sort: true, visible: true, description: 'Name.' })
  nameTranslations!: LocalizedText;

  @LocalizedRichText({ visible: true, description: 'Description, rich text.' })
  textTranslations!: LocalizedText;

  @PictureId({ visible: true, description: 'Image of the reward.' })
  @ForeignKey('asset')
  pictureId!: string;

  picture!: PictureRow;

  @WholeNumber({
    min: 1,
    max: 1_000_000,
    filter: true,
    sort: true,
    visible: true,
    description: 'Price in points.',
    sentAs: 'Price in points for new orders.',
  })
  price!: number;

  @WholeNumber({
    min: 0,
    max: 1_000_000,
    filter: true,
    sort: true,
    description: 'Number of items in stock, including those of orders that have not been shipped.',
  })
  stock!: number;

  @Derived(() => Int, { description: 'Number of orders that have not been shipped.', json: openSql })
  open!: number;

  @Derived(() => Int, {
    description: 'Number of items that can still be ordered: the stock minus open orders.',
    json: leftSql,
  })
  left!: number;

  @Derived(() => Int, {
    description: 'Stock minus open orders. Below 0 if there are more open orders than items.',
    json: freeSql,
    listed: true,
  })
  free!: number;

  @WholeNumber({
    min: 1,
    max: 365,
    nullable: true,
    visible: true,
    description: 'Number of working days until the reward is shipped. Null if unknown.',
  })
  deliveryDays!: number | null;

  @PublishAt()
  publishAt!: string | null;

  @Moment({
    filter: true,
    sort: true,
    visibleWhenSql: (column, at) => `coalesce(${column} > ${at}, true)`,
    description: 'Time until which the reward can be ordered. Null if there is no end.',
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
@ObjectType('Reward', { description: 'A reward that people can redeem points for.', simpleResolvers: true })
export class OfferedReward {
  @Field(() => ID, { description: 'ID of the reward.' })
  id!: string;

  @Field(() => Int, { description: 'Number of items that can still be ordered.' })
  left!: number;
}

/** The stored values of the fields. Texts in one language come from their translations. */
export type RewardValues = Pick<
  Reward,
  'id' | 'nameTranslations' | 'textTranslations' | 'pictureId' | 'picture' | 'price' | 'left' | 'deliveryDays'
>;
