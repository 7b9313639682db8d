import { configure } from '@testing-library/react';

// On a slow machine what is loaded lazily takes more than the second that is waited for by default.
configure({ asyncUtilTimeout: 20_000 });
