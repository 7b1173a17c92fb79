const FIRST_STORED = { id: '0198f0aa-0000-7000-8000-000000000001', size: 1, type: 'application/pdf' };

/** The browser's own request of an upload, which any server stores at once. */
export class StoringRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status: number = 200;
  responseText = '';
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    const [file] = [...form.values()];
    this.responseText = JSON.stringify(this.answer(file instanceof File ? file.name : ''));
    queueMicrotask(() => {
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    });
  }
  /** What the server says about the file with that name. */
  protected answer(name: string): object {
    return { ...FIRST_STORED, name };
  }
}

/** The same of an upload whose file every server refuses. */
export class RefusingRequest extends StoringRequest {
  override readonly status = 422;
  protected override answer(): object {
    return { status: 422, code: 'ARCHIVO', mensaje: 'Archivo adjunto no es permitido', detalles: [] };
  }
}
