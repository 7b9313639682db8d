import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { PublishedTool, type ToolValues } from './tool.entity';
import { maxTools, toolsFor } from './tools.service';

@Resolver()
export class ToolResolver {
  @Authorized('read_results')
  @ListSize(maxTools)
  @Query(() => [PublishedTool], { description: 'Lists the tools that are for the caller, in their order.' })
  tools(@Ctx() { viewer }: Context): Promise<ToolValues[]> {
    return toolsFor(viewer);
  }
}
