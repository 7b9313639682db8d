import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { CreateArticleFileLinkInput, CreateArticleFileLinkPayload } from './article-file-link.types';
import { createArticleFileLink } from './article-files.service';

@Resolver()
export class ArticleFileLinkResolver {
  @Authorized()
  @Mutation(() => CreateArticleFileLinkPayload, {
    description:
      'Creates a link to a file of an article that the caller can read. It works for 15 minutes. ' +
      'NOT_FOUND for any other file, PROGRAM_ENTRY_REQUIRED if the caller has to enter a program first.',
  })
  async createArticleFileLink(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The file.' }) input: CreateArticleFileLinkInput,
  ): Promise<CreateArticleFileLinkPayload> {
    return { link: await createArticleFileLink(viewer, input) };
  }
}
