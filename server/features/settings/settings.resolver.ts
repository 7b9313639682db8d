import { Query, Resolver } from 'type-graphql';
import { currentSettings } from './settings.service';
import { Settings } from './settings.types';

@Resolver(() => Settings)
export class SettingsResolver {
  @Query(() => Settings, { description: 'Returns the settings of the site. Public.' })
  settings(): Settings | Promise<Settings> {
    return currentSettings();
  }
}
