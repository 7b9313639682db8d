import { useState } from 'react';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { NewResource, ResourceEditor } from '#client/features/editing/index';
import { menuLink, newMenuLink } from './menu-links';
import { ArrangedMenu } from './arranged-menu';

/** The form for a new link of the menu in the URL. */
function NewLink() {
  const [search] = useSearchParams();
  const [link] = useState(() => newMenuLink(search.get('menu') === 'footerMenu' ? 'footerMenu' : 'mainMenu'));
  return <NewResource of={link} />;
}

/** The administration of menus. */
export default function Menus() {
  return (
    <Routes>
      <Route index element={<ArrangedMenu location="mainMenu" />} />
      <Route path="footer" element={<ArrangedMenu key="footer" location="footerMenu" />} />
      <Route path="new" element={<NewLink />} />
      <Route path=":id" element={<ResourceEditor of={menuLink} />} />
    </Routes>
  );
}
