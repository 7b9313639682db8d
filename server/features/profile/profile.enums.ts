import { registerEnumType } from 'type-graphql';

export enum RoleEnum {
  user = 'user',
  manager = 'manager',
  admin = 'admin',
}
registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'Role of a person.',
  valuesConfig: {
    user: { description: 'Their own data.' },
    manager: { description: 'Their own data, and read access to the people of their account.' },
    admin: { description: 'All data and settings.' },
  },
});

export enum UserTypeEnum {
  standard = 'standard',
  pro = 'pro',
  conti = 'conti',
  motorcycle = 'motorcycle',
}
registerEnumType(UserTypeEnum, {
  name: 'UserType',
  description: 'User type of a person, which decides the modules that the person can open.',
  valuesConfig: {
    standard: { description: 'Modules for standard people.' },
    pro: { description: 'Modules for PRO people and for standard people.' },
    conti: { description: 'Modules for Conti people.' },
    motorcycle: { description: 'Modules for motorcycle people.' },
  },
});
