import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { maintenanceImpact } from './maintenance-impact';
import { MaintenanceImpact, UpdateSettingsInput, UpdateSettingsPayload } from './site.types';
import { updateSettings } from './update-settings';

@Resolver()
export class SiteResolver {
  @Authorized('admin')
  @Query(() => MaintenanceImpact, {
    description: 'Whom closing the portal, or a program, concerns now; for administrators and API clients.',
  })
  maintenanceImpact(@Ctx() { viewer }: Context): Promise<MaintenanceImpact> {
    return maintenanceImpact(viewer);
  }

  @Authorized('admin')
  @Mutation(() => UpdateSettingsPayload, {
    description: 'Changes the settings of the site by the fields sent; audited field by field.',
  })
  updateSettings(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'What changes.' }) input: UpdateSettingsInput,
  ): Promise<UpdateSettingsPayload> {
    return updateSettings(viewer, input);
  }
}
