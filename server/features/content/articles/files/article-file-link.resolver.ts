import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { CreateArticleFileLinkInput, CreateArticleFileLinkPayload } from './article-file-link.types';
import { createArticleFileLink } from './article-files.service';

@Resolver()
export class ArticleFileLinkResolver {
  @Authorized()
  @Mutation(() => CreateArticleFileLinkPayload, {
    description:
      'A link by which the caller fetches a file of an article that they may read, for 15 minutes. NOT_FOUND for any ' +
      'other, PROGRAM_ENTRY_REQUIRED where a program has to be entered first.',
  })
  async createArticleFileLink(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The file.' }) input: CreateArticleFileLinkInput,
  ): Promise<CreateArticleFileLinkPayload> {
    return { link: await createArticleFileLink(viewer, input) };
  }
}
