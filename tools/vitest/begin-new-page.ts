import { afterAll, vi } from 'vitest';

// Files of a worker share one browser and one process. Still, each file is a separate page: the variables of the
// modules of the product are reset here, as a new page does. Packages are not loaded again.
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
