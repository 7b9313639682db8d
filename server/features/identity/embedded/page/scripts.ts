/** Applies the portal's color scheme before the first paint. */
export const schemeScript = `(function () {
  try {
    var scheme = localStorage.getItem('mantine-color-scheme-value');
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
  } catch (error) {
    console.warn('The colour scheme could not be read.', error);
  }
})();
`;

/**
 * Enables the show and hide toggle, which is hidden without JavaScript, and prefetches the files of the next page after
 * loading.
 */
export const pageScript = `window.addEventListener('load', function () {
  document.querySelectorAll('link[data-ahead]').forEach(function (link) {
    link.rel = 'prefetch';
  });
});
document.addEventListener('DOMContentLoaded', function () {
  var toggle = document.getElementById('toggle');
  var password = document.getElementById('password');
  if (!toggle || !password) return;
  toggle.hidden = false;
  toggle.addEventListener('click', function () {
    var shown = password.type === 'text';
    password.type = shown ? 'password' : 'text';
    toggle.setAttribute('aria-pressed', String(!shown));
    password.focus();
  });
});
`;

/** Submits the sign-out that the portal requested. */
export const signOutScript = `document.addEventListener('DOMContentLoaded', function () {
  document.getElementById('sign-out').click();
});
`;
