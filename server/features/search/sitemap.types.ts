import { Field, ObjectType } from 'type-graphql';
import { ListSize } from '#server/platform/graphql/sizes';

@ObjectType({ description: 'A main page of the portal.', simpleResolvers: true })
export class SitemapPage {
  @Field(() => String, { description: 'Its address within the portal.' })
  href!: string;

  @Field(() => String, { description: 'What it calls itself.' })
  title!: string;
}

@ObjectType({ description: 'Main pages that belong together.', simpleResolvers: true })
export class SitemapGroup {
  @Field(() => String, { description: 'What they are called together.' })
  title!: string;

  @ListSize(8)
  @Field(() => [SitemapPage], { description: 'The pages.' })
  pages!: SitemapPage[];
}
