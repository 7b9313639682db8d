import { registerEnumType } from 'type-graphql';

export enum BucketEnum {
  distributor = 'distributor',
  retailer = 'retailer',
}
registerEnumType(BucketEnum, {
  name: 'Bucket',
  description: 'The program that a person enters: gold distributor or gold retailer.',
});
