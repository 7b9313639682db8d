import { Route, Routes } from 'react-router-dom';
import type { Fields } from '#client/ui/editor/described/field';
import type { EditedThing, Stored } from './edited-thing';
import { NewThing } from './new-thing';
import { ThingEditor } from './thing-editor';
import { ThingList } from './thing-list';
import { ThingOrder } from './thing-order';

type Props<F extends Fields, R extends Stored, W extends Stored> = { of: EditedThing<F, R, W> };

/** The screens of a kind of things: their list, a new one, their order, and each by its id. */
export function ThingRoutes<F extends Fields, R extends Stored, W extends Stored>({ of }: Props<F, R, W>) {
  return (
    <Routes>
      <Route index element={<ThingList of={of} />} />
      {of.order && <Route path="order" element={<ThingOrder of={of} title={of.order} />} />}
      {of.create && <Route path="new" element={<NewThing of={of} />} />}
      <Route path=":id" element={<ThingEditor of={of} />} />
    </Routes>
  );
}
