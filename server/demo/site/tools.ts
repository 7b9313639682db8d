import type { EntityManager } from 'typeorm';
import { Tool } from '#server/features/programs/tools/tool.entity';
import { demoId } from '../ids';
import { insertResource } from '../insert-resource';
import { readContent } from '../reading/read-content';
import { list, localized, object, richText, text } from '../reading/shapes';

const tools = list(object({ title: localized, text: richText }, { module: text, href: text }));

export const readDemoTools = () => readContent('tools.yaml', tools);

/** Adds the tools. Each leads to a module or to an address. */
export async function loadDemoTools(manager: EntityManager): Promise<void> {
  for (const [position, { module, href, ...tool }] of readDemoTools().entries()) {
    const values = {
      ...tool,
      href: module ? `/training/modules/${demoId('module', module)}` : href,
      newTab: false,
      publishAt: '2026-01-05T09:00:00.000Z',
      position,
    };
    await insertResource(manager, Tool, demoId('tool', String(position)), values, position);
  }
}
