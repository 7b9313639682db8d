import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { menusFor } from './menu.service';
import { Menus } from './menu.types';

@Resolver(() => Menus)
export class MenuResolver {
  @Query(() => Menus, { description: 'The main and the footer menu as the caller sees them; public.' })
  menus(@Ctx() { viewer }: Context): Promise<Menus> {
    return menusFor(viewer);
  }
}
