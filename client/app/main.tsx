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
  // A transition splits the first render, so that the page responds to input.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App {...beginning} />
      </StrictMode>,
    );
  });
  prepareOfflineStart();
  // Delayed, so that it doesn't compete with the first page's requests.
  setTimeout(
    () => void import('#client/platform/changes/follow-changes').then((code) => code.followChanges()),
    5000,
  );
} catch (error) {
  console.error('The portal could not start.', error);
  showStartFailure(root);
}
