import { registerEnumType } from 'type-graphql';

export enum AccountKindEnum {
  employee = 'employee',
  cost_center = 'cost_center',
  gold_distributor = 'gold_distributor',
  gold_retailer = 'gold_retailer',
}
registerEnumType(AccountKindEnum, {
  name: 'AccountKind',
  description: 'Kind of an account.',
  valuesConfig: {
    employee: { description: "The tire maker's own employees." },
    cost_center: { description: 'A cost center of the tire maker.' },
    gold_distributor: { description: 'A distributor in the gold program.' },
    gold_retailer: { description: 'A retailer in the gold program.' },
  },
});
