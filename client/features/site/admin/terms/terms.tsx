import { Route, Routes } from 'react-router-dom';
import { NewTerms } from './new-terms';
import { TermsList } from './terms-list';
import { TermsVersion } from './terms-version';

/** The administration of terms. */
export default function Terms() {
  return (
    <Routes>
      <Route index element={<TermsList />} />
      <Route path="new" element={<NewTerms />} />
      <Route path=":number" element={<TermsVersion />} />
    </Routes>
  );
}
