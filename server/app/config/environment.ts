/** What the environment said at the start. Import it first. */
export const environment = { ...process.env };

// Libraries look there while they are loaded, and check on themselves, at a cost, unless it says so. What is asked of
// the portal itself depends on what was said.
process.env['NODE_ENV'] ??= 'production';
