/**
 * Sends a form with a token of reCAPTCHA. The script of the service is asked for when the page of the form opens, and
 * again when the form is sent if it did not come; without a token nothing is sent and everything typed stays.
 */
const LIMIT_MS = 10_000;
const form = document.querySelector('form[data-recaptcha]');
const button = form.querySelector('[type="submit"]');
const warning = document.getElementById('recaptcha-aviso');
const { recaptcha: key, script: address, action } = form.dataset;
let loading;

function load() {
  if (loading) return loading;
  const script = document.createElement('script');
  loading = new Promise((resolve, reject) => {
    script.src = `${address}?render=${encodeURIComponent(key)}&hl=es-419`;
    script.addEventListener('load', () => {
      if (window.grecaptcha) window.grecaptcha.ready(resolve);
      else reject();
    });
    script.addEventListener('error', reject);
    setTimeout(reject, LIMIT_MS);
  });
  loading.catch(() => {
    script.remove();
    loading = undefined;
  });
  document.head.append(script);
  return loading;
}

function askToken() {
  return Promise.race([
    load().then(() => window.grecaptcha.execute(key, { action })),
    new Promise((_resolve, reject) => {
      setTimeout(reject, LIMIT_MS);
    }),
  ]);
}

function setBusy(busy) {
  button.setAttribute('aria-disabled', String(busy));
  form.setAttribute('aria-busy', String(busy));
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (form.getAttribute('aria-busy') === 'true') return;
  setBusy(true);
  warning.hidden = true;
  try {
    form.elements.recaptcha.value = await askToken();
    form.submit();
  } catch {
    warning.hidden = false;
    setBusy(false);
  }
});

// A page the browser brings back was left busy, with a token that is spent.
window.addEventListener('pageshow', () => setBusy(false));
load().catch(() => undefined);
