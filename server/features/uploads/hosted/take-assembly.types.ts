import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ListSize } from '#server/platform/graphql/sizes';
import { Asset } from '../assets/asset.types';

@ObjectType({ description: 'What became of one file of an upload.', simpleResolvers: true })
export class TakenFile {
  @Field(() => String, { nullable: true, description: 'Address that the browser sent the file to.' })
  uploadUrl!: string | null;

  @Field(() => Asset, { nullable: true, description: 'The image; null where the file was refused.' })
  asset!: Asset | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the file was refused, a reason of the upload service such as `IMAGE_BROKEN`.',
  })
  reason!: string | null;
}

@ObjectType({
  description: 'An upload that the portal takes over from the hosted service.',
  simpleResolvers: true,
})
export class TakenAssembly {
  @Field(() => ID, { description: 'The service’s id of the upload, 32 hexadecimal digits.' })
  id!: string;

  @Field(() => Boolean, {
    description: 'Whether all its files are here; ask again after two seconds until then.',
  })
  finished!: boolean;

  @ListSize(20)
  @Field(() => [TakenFile], { description: 'Its files so far, in the order of the upload.' })
  files!: TakenFile[];
}

@InputType({ description: 'An upload to be taken over.' })
export class TakeAssemblyInput {
  @Field(() => ID, { description: 'The service’s id of the upload, 32 hexadecimal digits.' })
  assemblyId!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class TakeAssemblyPayload {
  @Field(() => TakenAssembly, { description: 'The upload as far as it is taken over.' })
  assembly!: TakenAssembly;
}
