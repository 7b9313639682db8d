import '#client/ui/theme/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { start } from './start';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

const beginning = await start();
createRoot(root).render(
  <StrictMode>
    <App {...beginning} />
  </StrictMode>,
);
