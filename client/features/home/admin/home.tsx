import { Route, Routes } from 'react-router-dom';
import { ArrangedHome } from './arranged-home';
import { ChooseBlock, NewBlock } from './new-block';
import { StoredBlock } from './stored-block';

/** The administration of the home page. */
export default function Home() {
  return (
    <Routes>
      <Route index element={<ArrangedHome />} />
      <Route path="new" element={<ChooseBlock />} />
      <Route path="new/:kind" element={<NewBlock />} />
      <Route path=":id" element={<StoredBlock />} />
    </Routes>
  );
}
