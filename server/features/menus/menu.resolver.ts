import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { menusFor } from './menu.service';
import { Menus } from './menu.types';

@Resolver(() => Menus)
export class MenuResolver {
  @Query(() => Menus, {
    description: 'Returns the main menu and the footer menu as the caller sees them. Public.',
  })
  menus(@Ctx() { viewer }: Context): Promise<Menus> {
    return menusFor(viewer);
  }
}
