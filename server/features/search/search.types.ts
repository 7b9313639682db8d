import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Module, type ModuleValues } from '#server/features/training/module/module.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { TextPiece } from './marked-text';

export type SearchKind = 'module' | 'news' | 'page';

export enum SearchKindEnum {
  module = 'module',
  news = 'news',
  page = 'page',
}
registerEnumType(SearchKindEnum, {
  name: 'SearchKind',
  description: 'Kind of search result.',
  valuesConfig: {
    module: { description: 'Modules.' },
    news: { description: 'Articles and newsletter issues.' },
    page: { description: 'Pages of the portal, surveys, albums, awards and rewards.' },
  },
});

/** Maximum results of one kind. More words narrow them down. */
export const maxHits = 50;

@ObjectType('TextPiece', { description: 'A piece of a text in a search result.', simpleResolvers: true })
export class TextPieceType implements TextPiece {
  @Field(() => String, { description: 'Text of the piece.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether the piece matches the search.' })
  marked!: boolean;
}

@ObjectType({ description: 'A search result.', simpleResolvers: true })
export class SearchHit {
  @Field(() => String, { description: 'Path of the result within the portal.' })
  href!: string;

  @ListSize(4)
  @Field(() => [TextPieceType], { description: 'Title of the result.' })
  title!: TextPiece[];

  @ListSize(6)
  @Field(() => [TextPieceType], {
    description: 'Excerpt that matches the search, or the beginning of the text. Empty if there is no text.',
  })
  excerpt!: TextPiece[];

  @Field(() => Module, { nullable: true, description: 'The module. Null for other kinds.' })
  module!: ModuleValues | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of publication of news. Null for other kinds.',
  })
  publishedAt!: string | null;
}

@ObjectType({ description: 'Search results of one kind.', simpleResolvers: true })
export class SearchGroup {
  @Field(() => SearchKindEnum, { description: 'Kind of the results.' })
  kind!: SearchKind;

  @Field(() => Int, { description: "Number of all results, including those that aren't in `hits`." })
  count!: number;

  @Field(() => Int, {
    description: 'Number of items that were searched: all of this kind that the caller can read.',
  })
  among!: number;

  @ListSize(20)
  @Field(() => [SearchHit], {
    description: `Best results first: 5 of each kind, or up to ${maxHits} of the requested kind.`,
  })
  hits!: SearchHit[];
}

@ObjectType({ description: 'Other words that return results.', simpleResolvers: true })
export class SearchSuggestion {
  @Field(() => String, { description: 'The suggested words, with one letter changed.' })
  words!: string;

  @Field(() => Int, { description: 'Number of results for these words.' })
  count!: number;
}

@ObjectType({ description: 'Results of a search.', simpleResolvers: true })
export class SearchResult {
  @ListSize(3)
  @Field(() => [SearchGroup], {
    description: 'Results of each kind: modules, news and pages, in this order.',
  })
  groups!: SearchGroup[];

  @Field(() => SearchSuggestion, {
    nullable: true,
    description: 'Other words to search for if there are no results. Null if none would help.',
  })
  suggestion!: SearchSuggestion | null;
}
