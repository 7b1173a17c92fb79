// @vitest-environment jsdom
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReglasDeArchivos } from '../../rules/seleccion-archivos.ts';
import type { ArchivoCargado } from './archivo-cargado.ts';
import { CargaArchivosField } from './carga-archivos.tsx';
import { useCargaArchivos } from './use-carga-archivos.ts';

/** The browser's own request, moved by the test: bytes leave and answers come when it says so. */
class FakeRequest extends EventTarget {
  static readonly sent: FakeRequest[] = [];
  readonly upload = new EventTarget();
  url = '';
  status = 0;
  responseText = '';
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  send() {
    FakeRequest.sent.push(this);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  progress(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })));
  }
  async answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => {
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    });
  }
}

const called = vi.fn<typeof fetch>(async () => Response.json({ estado: true }));
let shown: readonly ArchivoCargado[] = [];
const VARIOS: ReglasDeArchivos = { multiple: true, maximo: 3, extensiones: ['pdf', 'txt'] };

function Form({ reglas, base64 = false }: { reglas: ReglasDeArchivos; base64?: boolean }) {
  const carga = useCargaArchivos({ nameCtrl: 'anexos', carpeta: 'mesas', reglas, guardados: 1, base64 });
  shown = carga.archivos;
  return <CargaArchivosField carga={carga} reglas={reglas} label="Anexos" />;
}

function open(reglas = VARIOS, base64 = false) {
  const session = { accessToken: 'ficha', nombreUsuario: 'Ana', user: 'ana' };
  const client = createApiClient({
    getSession: () => session,
    onUnauthorized: () => undefined,
    fetch: called,
  });
  render(
    <ApiProvider client={client}>
      <Form reglas={reglas} base64={base64} />
      <ModalHost />
      <BannerHost />
    </ApiProvider>,
  );
}

const file = (name: string, bytes = 1500) => new File(['a'.repeat(bytes)], name, { type: 'application/pdf' });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Anexos', { selector: 'input' }), { target: { files } });
const sent = (place: number) => FakeRequest.sent[place] as FakeRequest;
/** The place for files, apart from banners and modals. */
const field = () => within(screen.getByRole('group', { name: 'Anexos' }));
const states = () => shown.map(({ name, estado }) => [name, estado.clase]);
const STORED = { id: 'f-1', name: 'a.pdf', size: 2, type: 'application/pdf' };

beforeEach(() => {
  FakeRequest.sent.length = 0;
  called.mockClear();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

describe('a choice', () => {
  it.each([
    [{ ...VARIOS, multiple: false }, [file('a.pdf'), file('b.pdf')], 'Numero de Archivos excedido'],
    [
      VARIOS,
      [file('a.pdf'), file('b.pdf'), file('c.pdf')],
      'Numero de Archivos excedido. El máximo permitido es: 3 archivos',
    ],
    [VARIOS, [file('a.exe')], 'a.exe: Archivo adjunto no es permitido'],
  ])('[FILE-01] that breaks a rule says so and sends nothing (%#)', async (reglas, files, mensaje) => {
    open(reglas);
    choose(...files);
    expect((await field().findByRole('alert')).textContent).toBe(mensaje);
    expect(FakeRequest.sent).toHaveLength(0);
  });

  it('[FILE-01] of 51181 thousand bytes is too large', async () => {
    open();
    const large = file('a.pdf');
    Object.defineProperty(large, 'size', { value: 51_181_000 });
    choose(large);
    expect((await field().findByRole('alert')).textContent).toBe('a.pdf: Archivo excede el peso permitido');
  });

  it('[FILE-01] in single mode the new one replaces the one before', async () => {
    open({ ...VARIOS, multiple: false });
    choose(file('a.pdf'));
    await sent(0).answer(200, STORED);
    choose(file('b.pdf'));
    expect(states().map(([name]) => name)).toEqual(['b.pdf']);
    expect(called.mock.calls[0]?.[0]).toBe('/api/deleteFileOpt');
  });

  it('[FILE-02] may be dropped', async () => {
    open();
    const zone = screen.getByText(/Arrastre aquí/).parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [file('a.pdf')] } });
    expect(await screen.findByRole('progressbar', { name: 'Carga de a.pdf' })).toBeTruthy();
  });
});

describe('a file', () => {
  it('[FILE-02] waits, tells the bytes that left, and is in the list with everything that is known of it', async () => {
    open(VARIOS, true);
    choose(file('a.pdf'), file('b.pdf'));
    expect(states()).toEqual([
      ['a.pdf', 'en-progreso'],
      ['b.pdf', 'inactivo'],
    ]);
    expect(sent(0).url).toBe('/api/uploadFileOpt?carpeta=mesas');
    sent(0).progress(750, 1500);
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('50');
    sent(0).progress(1500, 1500);
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('100');
    await sent(0).answer(200, STORED);
    await expect.poll(() => states()[0]).toEqual(['a.pdf', 'listo']);
    expect(shown[0]).toMatchObject({
      nameCtrl: 'anexos',
      name: 'a.pdf',
      file: expect.any(File),
      fileBase64: btoa('a'.repeat(1500)),
      size: 2,
      type: 'application/pdf',
      id: 'f-1',
    });
    expect(states()[1]).toEqual(['b.pdf', 'en-progreso']);
    expect(field().getByRole('status').textContent).toBe('a.pdf: cargado. b.pdf: cargando.');
  });

  it('[FILE-02] whose answer arrives in the moment another one is chosen stays in the list with it', async () => {
    open();
    choose(file('a.pdf'));
    await act(async () => {
      void sent(0).answer(200, STORED);
      // The answer was read and the list does not show it yet.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      choose(file('b.pdf'));
    });
    expect(states()).toEqual([
      ['a.pdf', 'listo'],
      ['b.pdf', 'en-progreso'],
    ]);
    expect(shown[0]?.id).toBe('f-1');
  });

  it('[FILE-01] that the server refuses says why, is not tried again and takes no place of another', async () => {
    open();
    choose(file('a.pdf'));
    const detalles = [{ mensaje: 'El contenido es un programa.' }];
    await sent(0).answer(415, { code: 'NO', mensaje: 'Archivo adjunto no es permitido', detalles });
    expect(
      await screen.findByText('Archivo adjunto no es permitido. El contenido es un programa.'),
    ).toBeTruthy();
    expect(field().getByRole('status').textContent).toContain('no es permitido. El contenido');
    expect(screen.queryByRole('button', { name: 'Reintentar a.pdf' })).toBeNull();
    choose(file('b.pdf'), file('c.pdf'));
    expect(field().queryByRole('alert')).toBeNull();
    expect(states().map(([, clase]) => clase)).toEqual(['fallido', 'en-progreso', 'inactivo']);
  });

  it('[FILE-02] that could not be checked keeps its place and may be tried again', async () => {
    open();
    choose(file('a.pdf'));
    await sent(0).answer(503, { code: 'NO', mensaje: 'El antivirus no pudo revisar el archivo.' });
    expect(await screen.findByText('El antivirus no pudo revisar el archivo.')).toBeTruthy();
    choose(file('b.pdf'), file('c.pdf'));
    expect((await field().findByRole('alert')).textContent).toMatch(/^Numero de Archivos excedido/);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar a.pdf' }));
    expect(FakeRequest.sent).toHaveLength(2);
  });

  it('[FILE-02] on its way is cancelled, and the next one goes', async () => {
    open();
    choose(file('a.pdf'), file('b.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar a.pdf' }));
    await expect.poll(() => states()).toEqual([['b.pdf', 'en-progreso']]);
  });

  it('[FILE-04] in the list is removed after asking, on the server too', async () => {
    open();
    choose(file('a.pdf'));
    await sent(0).answer(200, STORED);
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar a.pdf' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar archivo' }));
    await expect.poll(() => shown).toEqual([]);
    expect(called.mock.calls[0]?.[1]?.body).toBe('{"archivoId":"f-1"}');
  });
});
