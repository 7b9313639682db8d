// Access tokens are valid for five minutes.
const maxAge = 180_000;

/** Gives what `mint` gives, made anew before it is too old. */
export function renewed(mint) {
  let made = { at: 0 };
  return () => {
    if (Date.now() - made.at > maxAge) made = { at: Date.now(), tokens: mint() };
    return made.tokens;
  };
}
