import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';

@ObjectType({
  description: 'A short-lived link to a file of an article. It works without a token, for this file only.',
  simpleResolvers: true,
})
export class ArticleFileLink {
  @Field(() => String, { description: 'Address of the file. It supports range requests.' })
  url!: string;

  @Field(() => DateTime, { description: 'Time when the link expires, 15 minutes after its creation.' })
  expiresAt!: Date;
}

@InputType({ description: 'A file to link to.' })
export class CreateArticleFileLinkInput {
  @Field(() => ID, { description: 'ID of the article.' })
  articleId!: string;

  @Field(() => ID, { description: "ID of the file of one of the article's content blocks." })
  fileId!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class CreateArticleFileLinkPayload {
  @Field(() => ArticleFileLink, { description: 'The link.' })
  link!: ArticleFileLink;
}
