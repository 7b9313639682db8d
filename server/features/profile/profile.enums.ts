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
});
