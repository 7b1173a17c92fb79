/** The browser's own request of an upload, which any server stores at once. */
export class StoringRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly responseText = JSON.stringify({
    ...{ id: '0198f0aa-0000-7000-8000-000000000001', name: 'acta.pdf', size: 1, type: 'application/pdf' },
  });
  open() {}
  setRequestHeader() {}
  send() {
    queueMicrotask(() => {
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    });
  }
}
