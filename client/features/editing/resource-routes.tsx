import { Route, Routes } from 'react-router-dom';
import type { Fields } from '#client/ui/editor/described/field';
import type { DefineResource, Stored } from './resource';
import { NewResource } from './new-resource';
import { ResourceEditor } from './resource-editor';
import { ResourceList } from './resource-list';
import { ResourceOrder } from './resource-order';

type Props<F extends Fields, R extends Stored, W extends Stored> = { of: DefineResource<F, R, W> };

/** The routes of a resource: list, new record, order and editor. */
export function ResourceRoutes<F extends Fields, R extends Stored, W extends Stored>({ of }: Props<F, R, W>) {
  return (
    <Routes>
      <Route index element={<ResourceList of={of} />} />
      {of.order && <Route path="order" element={<ResourceOrder of={of} title={of.order} />} />}
      {of.create && <Route path="new" element={<NewResource of={of} />} />}
      <Route path=":id" element={<ResourceEditor of={of} />} />
    </Routes>
  );
}
