import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { Asset } from '../assets/asset.types';

@ObjectType({ description: 'Result of one file of an upload.', simpleResolvers: true })
export class ClaimedFile {
  @Field(() => String, {
    nullable: true,
    description: 'Address that the browser uploaded the file to. Null if unknown.',
  })
  uploadUrl!: string | null;

  @Field(() => Asset, { nullable: true, description: 'The image. Null if the file was refused.' })
  asset!: Asset | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason why the file was refused, as the upload service names it, such as `IMAGE_BROKEN`. Null if ' +
      "it wasn't.",
  })
  reason!: string | null;
}

@ObjectType({
  description: 'An upload to the hosted service, and the images created from it.',
  simpleResolvers: true,
})
export class ClaimedAssembly {
  @Field(() => ID, { description: 'ID of the upload at the service, 32 hexadecimal digits.' })
  id!: string;

  @Field(() => Boolean, {
    description: 'Whether all files are processed. If not, repeat the request after two seconds.',
  })
  finished!: boolean;

  @ListSize(20)
  @Field(() => [ClaimedFile], { description: 'Files processed so far, in the order of the upload.' })
  files!: ClaimedFile[];
}

@InputType({ description: 'An upload to create images from.' })
export class ClaimAssemblyInput {
  @Field(() => ID, { description: 'ID of the upload at the service, 32 hexadecimal digits.' })
  assemblyId!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class ClaimAssemblyPayload {
  @Field(() => ClaimedAssembly, { description: 'The upload with the images created so far.' })
  assembly!: ClaimedAssembly;
}
