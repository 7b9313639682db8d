import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type UploadPurpose, UploadPurposeEnum } from './purposes';

@ObjectType({
  description:
    'Signed parameters that a browser needs to upload by the Transloadit protocol. Changed parameters ' +
    'are refused.',
  simpleResolvers: true,
})
export class UploadSignature {
  @Field(() => String, {
    description: 'Parameters of the upload as JSON text. Send them unchanged. They expire after an hour.',
  })
  params!: string;

  @Field(() => String, { description: 'Signature of the parameters: `sha384:` and hexadecimal digits.' })
  signature!: string;

  @Field(() => String, { description: 'Origin of the upload service.' })
  serviceUrl!: string;

  @Field(() => Int, { description: 'Maximum number of files in one upload.' })
  expectedFiles!: number;

  @Field(() => Int, { description: 'Maximum size of each file in bytes.' })
  maxBytes!: number;

  @ListSize(50)
  @Field(() => [String], { description: 'Media types, or extensions with a dot, for the file picker.' })
  types!: readonly string[];
}

@InputType({ description: 'An upload to permit.' })
export class SignUploadInput {
  @Field(() => UploadPurposeEnum, { description: 'Purpose of the upload.' })
  purpose!: UploadPurpose;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class SignUploadPayload {
  @Field(() => UploadSignature, { description: 'Signed parameters and address of the upload.' })
  signature!: UploadSignature;
}
