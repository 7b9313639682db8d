import { Field, ObjectType } from 'type-graphql';
import { ListSize } from '#server/platform/graphql/limits/sizes';

@ObjectType({ description: 'A main page of the portal.', simpleResolvers: true })
export class SitemapPage {
  @Field(() => String, { description: 'Path of the page within the portal.' })
  href!: string;

  @Field(() => String, { description: 'Title of the page.' })
  title!: string;
}

@ObjectType({ description: 'A group of main pages.', simpleResolvers: true })
export class SitemapGroup {
  @Field(() => String, { description: 'Title of the group.' })
  title!: string;

  @ListSize(8)
  @Field(() => [SitemapPage], { description: 'Pages of the group.' })
  pages!: SitemapPage[];
}
