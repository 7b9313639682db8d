import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Module } from '../module/module.types';
import { Sync } from '#server/platform/graphql/localized';
import { myTestOf } from './my-test';
import { MyTest } from './my-test.types';

@Resolver(() => Module)
export class TestResolver {
  @Sync(myTestOf)
  @FieldResolver(() => MyTest, { description: "The caller's status in the test." })
  myTest(@Root() module: Module): MyTest | Promise<MyTest> {
    return myTestOf(module);
  }
}
