import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Module, type ModuleValues } from '#server/features/training/module/module.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/sizes';
import type { TextPiece } from './marked-text';

export type SearchKind = 'module' | 'news' | 'page';

export enum SearchKindEnum {
  module = 'module',
  news = 'news',
  page = 'page',
}
registerEnumType(SearchKindEnum, {
  name: 'SearchKind',
  description: 'What site search looks for.',
  valuesConfig: {
    module: { description: 'Modules.' },
    news: { description: 'Articles and newsletters of the sections.' },
    page: { description: 'Pages of the portal, surveys, albums, awards and rewards.' },
  },
});

/** The most that is listed of one kind; more is found by more words. */
export const mostHits = 50;

@ObjectType('TextPiece', { description: 'A part of a text that was found.', simpleResolvers: true })
export class TextPieceType implements TextPiece {
  @Field(() => String, { description: 'What stands there.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether the search asked for it.' })
  marked!: boolean;
}

@ObjectType({ description: 'Something that was found.', simpleResolvers: true })
export class SearchHit {
  @Field(() => String, { description: 'Where it is, an address within the portal.' })
  href!: string;

  @ListSize(4)
  @Field(() => [TextPieceType], { description: 'What it is called.' })
  title!: TextPiece[];

  @ListSize(6)
  @Field(() => [TextPieceType], {
    description:
      'The part of its text that says what was asked for, otherwise its beginning; none without text.',
  })
  excerpt!: TextPiece[];

  @Field(() => Module, { nullable: true, description: 'The module; null where it is none.' })
  module!: ModuleValues | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when news are published; null for anything else.',
  })
  publishedAt!: string | null;
}

@ObjectType({ description: 'What was found of one kind.', simpleResolvers: true })
export class SearchGroup {
  @Field(() => SearchKindEnum, { description: 'The kind.' })
  kind!: SearchKind;

  @Field(() => Int, { description: 'How much was found, also what is not among the hits.' })
  count!: number;

  @Field(() => Int, { description: 'How much was looked through: all of that kind that the caller reads.' })
  among!: number;

  @ListSize(20)
  @Field(() => [SearchHit], {
    description: `The best of it, best first: five of each kind, or ${mostHits} of the one asked for.`,
  })
  hits!: SearchHit[];
}

@ObjectType({ description: 'Other words that find something.', simpleResolvers: true })
export class SearchSuggestion {
  @Field(() => String, { description: 'The words, in which one letter of a word is another.' })
  words!: string;

  @Field(() => Int, { description: 'How much they find.' })
  count!: number;
}

@ObjectType({ description: 'What site search found.', simpleResolvers: true })
export class SearchResult {
  @ListSize(3)
  @Field(() => [SearchGroup], { description: 'Modules, news and pages, in this order.' })
  groups!: SearchGroup[];

  @Field(() => SearchSuggestion, {
    nullable: true,
    description: 'Words that find something, where these find nothing; null where there are none either.',
  })
  suggestion!: SearchSuggestion | null;
}
