import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { maintenanceImpact } from './maintenance-impact';
import { MaintenanceImpact, UpdateSettingsInput, UpdateSettingsPayload } from './site.types';
import { updateSettings } from './update-settings';

@Resolver()
export class SiteResolver {
  @Authorized('admin')
  @Query(() => MaintenanceImpact, {
    description:
      'Counts the people who are affected now if the portal or a program is closed. For administrators ' +
      'and API clients.',
  })
  maintenanceImpact(@Ctx() { viewer }: Context): Promise<MaintenanceImpact> {
    return maintenanceImpact(viewer);
  }

  @Authorized('admin')
  @Mutation(() => UpdateSettingsPayload, {
    description: 'Changes fields of the settings of the site. Each change is audited.',
  })
  updateSettings(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Settings to change.' }) input: UpdateSettingsInput,
  ): Promise<UpdateSettingsPayload> {
    return updateSettings(viewer, input);
  }
}
