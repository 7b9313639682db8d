import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ListSize } from '#server/platform/graphql/sizes';
import { type UploadPurpose, UploadPurposeEnum } from './purposes';

@ObjectType({
  description: 'What a browser needs to upload by the Transloadit protocol. Whoever alters it is refused.',
  simpleResolvers: true,
})
export class UploadSignature {
  @Field(() => String, {
    description: 'What is allowed, as JSON text: sent as it is. It expires after an hour.',
  })
  params!: string;

  @Field(() => String, { description: 'The signature of that text, as `sha384:` and hexadecimal digits.' })
  signature!: string;

  @Field(() => String, { description: 'Address of the service that takes the upload, an origin.' })
  serviceUrl!: string;

  @Field(() => Int, { description: 'How many files one upload may have at most.' })
  expectedFiles!: number;

  @Field(() => Int, { description: 'How many bytes each file may have at most.' })
  maxBytes!: number;

  @ListSize(50)
  @Field(() => [String], { description: 'Media types or extensions with a dot that a file picker offers.' })
  types!: readonly string[];
}

@InputType({ description: 'An upload to be allowed.' })
export class SignUploadInput {
  @Field(() => UploadPurposeEnum, { description: 'What is uploaded.' })
  purpose!: UploadPurpose;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class SignUploadPayload {
  @Field(() => UploadSignature, { description: 'What the browser sends, and where to.' })
  signature!: UploadSignature;
}
