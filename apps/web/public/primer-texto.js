// The browser shows the text that the server wrote before it fetches and runs the code of the page: whatever comes
// first, that text or a moment without it. A hidden page shows nothing.
const { entry } = document.currentScript.dataset;
const { content } = document.getElementById('code-of-page');
const MOMENT_MS = 300;
let isStarted = false;
async function start() {
  if (isStarted) return;
  isStarted = true;
  const styles = [...content.querySelectorAll('[rel="stylesheet"]')].map(waitFor);
  document.head.append(content);
  await Promise.all(styles);
  void import(entry);
}
/** The page never shows without its styles; where they do not come, it shows as it can. */
function waitFor(link) {
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}
if (document.hidden) void start();
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, MOMENT_MS);
}
