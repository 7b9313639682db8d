import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';

@ObjectType({ description: 'An uploaded image and its variants.', simpleResolvers: true })
export class Asset {
  @Field(() => ID, { description: 'ID of the image. Records refer to the image by it.' })
  id!: string;

  @Field(() => String, { description: 'Address of the small variant, at most 480 pixels wide or high.' })
  smUrl!: string;

  @Field(() => String, { description: 'Address of the large variant, at most 1,600 pixels wide or high.' })
  lgUrl!: string;

  @Field(() => String, { description: 'Address of the image in its original size.' })
  originalUrl!: string;

  @Field(() => String, {
    description: 'Address of a JPEG thumbnail of at most 300 by 300 pixels, cropped from the middle.',
  })
  thumbnailUrl!: string;

  @Field(() => Int, { description: 'Width of the original in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height of the original in pixels.' })
  height!: number;

  @Field(() => Boolean, { description: 'Whether the image is a map.' })
  isMap!: boolean;

  @Field(() => DateTime, { description: 'Time of the upload.' })
  createdAt!: Date;
}
