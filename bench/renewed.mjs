// Access tokens are valid for five minutes.
const maxAge = 180_000;

/** Returns a function that caches the result of `mint` and renews it before it expires. */
export function renewed(mint) {
  let made = { at: 0 };
  return () => {
    if (Date.now() - made.at > maxAge) made = { at: Date.now(), tokens: mint() };
    return made.tokens;
  };
}
