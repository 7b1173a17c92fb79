/** Comforts of the forms; without this file they work all the same. */
for (const button of document.querySelectorAll('[data-reveals]')) {
  const input = document.getElementById(button.dataset.reveals);
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = input.type === 'text';
    input.type = shown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!shown));
    input.focus();
  });
}

for (const button of document.querySelectorAll('[data-number]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    document.getElementById('tipo').value = 'CC';
    document.getElementById('numero').value = button.dataset.number;
    const password = document.getElementById('contrasena');
    if (button.dataset.password) password.value = button.dataset.password;
    password.focus();
  });
}

document.querySelector('[aria-invalid="true"]')?.focus();
