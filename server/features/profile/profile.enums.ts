import { registerEnumType } from 'type-graphql';

export enum RoleEnum {
  user = 'user',
  manager = 'manager',
  admin = 'admin',
}
registerEnumType(RoleEnum, {
  name: 'Role',
  description:
    'What a person may do: user for the own things, manager reads those of the same account, admin all.',
  valuesConfig: {
    user: { description: 'The own things.' },
    manager: { description: 'The own things, and reading those of the people of the same account.' },
    admin: { description: 'Everything.' },
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
  description: 'Which modules are meant for a person; pro includes those for standard.',
  valuesConfig: {
    standard: { description: 'Those for standard.' },
    pro: { description: 'Those for PRO and those for standard.' },
    conti: { description: 'Those for Conti.' },
    motorcycle: { description: 'Those for motorcycles.' },
  },
});
