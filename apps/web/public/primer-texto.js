// The browser shows the text that the server wrote before the code of the page runs: whatever comes first, that text or
// a moment without it. A hidden page shows nothing.
const { entry } = document.currentScript.dataset;
const MOMENT_MS = 300;
let isStarted = false;
function start() {
  if (isStarted) return;
  isStarted = true;
  void import(entry);
}
if (document.hidden) start();
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, MOMENT_MS);
}
