import { Arg, Authorized, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { type ArticleValues, PublishedArticle } from './article.types';
import { markArticleRead } from './mark-read';

@InputType({ description: 'An article that the caller has opened.' })
class MarkArticleReadInput {
  @Field(() => ID, { description: 'ID of the article.' })
  articleId!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
class MarkArticleReadPayload {
  @Field(() => PublishedArticle, { description: 'The article.' })
  article!: ArticleValues;
}

@Resolver()
export class MarkArticleReadResolver {
  @Authorized()
  @Mutation(() => MarkArticleReadPayload, {
    description: 'Records that the caller has opened an article. A repeat changes nothing.',
  })
  async markArticleRead(
    @Ctx() { viewer }: Context,
    @Arg('input', () => MarkArticleReadInput, { description: 'The article.' })
    { articleId }: MarkArticleReadInput,
  ): Promise<MarkArticleReadPayload> {
    return { article: await markArticleRead(viewer, articleId) };
  }
}
