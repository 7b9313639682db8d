import { registerEnumType } from 'type-graphql';

export type ModuleKind = 'tire' | 'training' | 'unknown';
export type Brand = 'conti' | 'gt';
export type ModuleGroup =
  | 'sales_skills'
  | 'social_media'
  | 'non_product'
  | 'employee'
  | 'gold_distributor'
  | 'gold_retailer';
export type TreadPattern = 'winter' | 'touring' | 'allterrain' | 'sport' | 'moto' | 'ev' | 'road' | 'arcs';

export enum ModuleKindEnum {
  tire = 'tire',
  training = 'training',
  unknown = 'unknown',
}
registerEnumType(ModuleKindEnum, {
  name: 'ModuleKind',
  description: 'Subject of a module.',
  valuesConfig: {
    tire: { description: 'A tire.' },
    training: { description: 'A skill.' },
    unknown: { description: 'Not assigned yet.' },
  },
});

export enum BrandEnum {
  conti = 'conti',
  gt = 'gt',
}
registerEnumType(BrandEnum, {
  name: 'Brand',
  description: 'Brand of a module.',
  valuesConfig: { conti: { description: 'Continental Tire.' }, gt: { description: 'General Tire.' } },
});

export enum ModuleGroupEnum {
  sales_skills = 'sales_skills',
  social_media = 'social_media',
  non_product = 'non_product',
  employee = 'employee',
  gold_distributor = 'gold_distributor',
  gold_retailer = 'gold_retailer',
}
registerEnumType(ModuleGroupEnum, {
  name: 'ModuleGroup',
  description:
    'Content area of a module. Gold areas need program access, and the area of employees needs an account of that kind.',
  valuesConfig: {
    sales_skills: { description: 'Sales skills.' },
    social_media: { description: 'Social media.' },
    non_product: { description: 'Topics without a product.' },
    employee: {
      description: 'Content for people of the tire maker, whose account is of kind employee or cost_center.',
    },
    gold_distributor: { description: 'Content for people with access to the gold distributor program.' },
    gold_retailer: { description: 'Content for people with access to the gold retailer program.' },
  },
});

export enum TreadPatternEnum {
  winter = 'winter',
  touring = 'touring',
  allterrain = 'allterrain',
  sport = 'sport',
  moto = 'moto',
  ev = 'ev',
  road = 'road',
  arcs = 'arcs',
}
registerEnumType(TreadPatternEnum, {
  name: 'TreadPattern',
  description: 'Tread pattern that is drawn for a module.',
  valuesConfig: {
    winter: { description: 'Pattern of winter tires.' },
    touring: { description: 'Pattern of touring tires.' },
    allterrain: { description: 'Pattern of all-terrain tires.' },
    sport: { description: 'Pattern of sport tires.' },
    moto: { description: 'Pattern of motorcycle tires.' },
    ev: { description: 'Pattern of tires for electric cars.' },
    road: { description: 'Pattern of road tires.' },
    arcs: { description: "Arcs, for modules that aren't about a tire." },
  },
});
