import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';

@ObjectType({
  description:
    'A short-lived address of a file of an article, which works without a token and for that file alone.',
  simpleResolvers: true,
})
export class ArticleFileLink {
  @Field(() => String, { description: 'The address; ranges may be asked for.' })
  url!: string;

  @Field(() => DateTime, { description: 'Until when it can be opened: 15 minutes after it was made.' })
  expiresAt!: Date;
}

@InputType({ description: 'A file to be fetched.' })
export class CreateArticleFileLinkInput {
  @Field(() => ID, { description: 'ID of the article.' })
  articleId!: string;

  @Field(() => ID, { description: 'ID of the file of one of its parts.' })
  fileId!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class CreateArticleFileLinkPayload {
  @Field(() => ArticleFileLink, { description: 'The link.' })
  link!: ArticleFileLink;
}
