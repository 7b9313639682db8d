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
  description: 'What a module teaches: a tire, a skill, or something not yet sorted.',
  valuesConfig: {
    tire: { description: 'A tire.' },
    training: { description: 'A skill.' },
    unknown: { description: 'Something not yet sorted.' },
  },
});

export enum BrandEnum {
  conti = 'conti',
  gt = 'gt',
}
registerEnumType(BrandEnum, {
  name: 'Brand',
  description: 'Continental Tire or General Tire.',
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
    'The content area of a module; the gold ones need a program entry, employee an account of that kind.',
  valuesConfig: {
    sales_skills: { description: 'Sales skills.' },
    social_media: { description: 'Social media.' },
    non_product: { description: 'What is about no product.' },
    employee: { description: "For the tire maker's own people: an account of kind employee or cost_center." },
    gold_distributor: { description: 'For who entered the gold distributor program.' },
    gold_retailer: { description: 'For who entered the gold retailer program.' },
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
  description: 'The tread pattern that is drawn for a module.',
  valuesConfig: {
    winter: { description: 'As of winter tires.' },
    touring: { description: 'As of touring tires.' },
    allterrain: { description: 'As of all-terrain tires.' },
    sport: { description: 'As of sport tires.' },
    moto: { description: 'As of motorcycle tires.' },
    ev: { description: 'As of tires of electric cars.' },
    road: { description: 'As of road tires.' },
    arcs: { description: 'Arcs, for what is about no tire.' },
  },
});
