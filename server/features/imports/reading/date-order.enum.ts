import { registerEnumType } from 'type-graphql';

export enum DateOrderEnum {
  day_month = 'day_month',
  month_day = 'month_day',
}
export type DateOrder = keyof typeof DateOrderEnum;
registerEnumType(DateOrderEnum, {
  name: 'ImportDateOrder',
  description: 'Order of dates such as 03/09/2025.',
  valuesConfig: {
    day_month: { description: 'Day before month: September 3.' },
    month_day: { description: 'Month before day: March 9.' },
  },
});
