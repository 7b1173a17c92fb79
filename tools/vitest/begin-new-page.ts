import { afterAll, vi } from 'vitest';

// Files of a worker share one browser and one process. Each is a page of its own all the same: what the product keeps in
// variables of its modules ends with a page and begins anew here. Packages are not loaded again.
vi.resetModules();

// What the file before left in the browser, now that its stubs are gone too.
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; ')) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
  document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
}
history.replaceState(null, '', '/');
for (const element of [document.documentElement, document.head, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
document.head.replaceChildren();
document.body.replaceChildren();

const { createObjectURL, revokeObjectURL } = URL;
afterAll(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});
