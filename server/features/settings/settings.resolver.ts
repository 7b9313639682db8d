import { Query, Resolver } from 'type-graphql';
import { currentSettings } from './settings.service';
import { Settings } from './settings.types';

@Resolver(() => Settings)
export class SettingsResolver {
  @Query(() => Settings, { description: "The site's settings; public." })
  settings(): Settings | Promise<Settings> {
    return currentSettings();
  }
}
