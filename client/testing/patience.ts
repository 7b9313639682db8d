import { configure } from '@testing-library/react';

// On a slow machine, lazy chunks take longer than the default timeout of one second.
configure({ asyncUtilTimeout: 20_000 });
