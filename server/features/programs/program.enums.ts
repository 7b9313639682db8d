import { registerEnumType } from 'type-graphql';

export enum BucketEnum {
  distributor = 'distributor',
  retailer = 'retailer',
}
registerEnumType(BucketEnum, {
  name: 'Bucket',
  description: 'A gold program.',
  valuesConfig: {
    distributor: { description: 'The gold distributor program.' },
    retailer: { description: 'The gold retailer program.' },
  },
});
