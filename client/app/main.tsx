import '#client/platform/style-nonce';
import '#client/ui/theme/styles';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { prepareOfflineStart } from './offline-start';
import { start } from './start';
import { showStartFailure } from './start-failure';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

try {
  const beginning = await start();
  // In pieces, so that the page answers to fingers meanwhile.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App {...beginning} />
      </StrictMode>,
    );
  });
  prepareOfflineStart();
  // Once the page stands: nothing that it shows first waits for what may change.
  setTimeout(() => void import('#client/platform/follow-changes').then((code) => code.followChanges()), 5000);
} catch (error) {
  console.error('The portal could not start.', error);
  showStartFailure(root);
}
