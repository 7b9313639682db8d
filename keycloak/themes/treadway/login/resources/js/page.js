for (const toggle of document.querySelectorAll('.toggle')) {
  const password = document.getElementById(toggle.getAttribute('aria-controls'));
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    const shown = password.type === 'text';
    password.type = shown ? 'password' : 'text';
    toggle.setAttribute('aria-pressed', String(!shown));
    password.focus();
  });
}
