import { registerEnumType } from 'type-graphql';

export enum BucketEnum {
  distributor = 'distributor',
  retailer = 'retailer',
}
registerEnumType(BucketEnum, {
  name: 'Bucket',
  description: 'The program that a person enters: gold distributor or gold retailer.',
  valuesConfig: {
    distributor: { description: 'The gold distributor program.' },
    retailer: { description: 'The gold retailer program.' },
  },
});
