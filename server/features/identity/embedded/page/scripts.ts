/** Follows the portal's choice of light or dark before anything is drawn. */
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
 * The show and hide toggle, which stays hidden without JavaScript; and once this page is there, the files of the next
 * are fetched while the person types.
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

/** Confirms the sign-out that the portal asked for. */
export const signOutScript = `document.addEventListener('DOMContentLoaded', function () {
  document.getElementById('sign-out').click();
});
`;
