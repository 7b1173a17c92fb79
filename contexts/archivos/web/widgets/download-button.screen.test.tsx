// @vitest-environment jsdom
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MENSAJES_DESCARGA } from '../../contract/terms.ts';
import { DownloadButton } from './download-button.tsx';

const answered = vi.fn<typeof fetch>();
const createObjectURL = vi.fn<(blob: Blob) => string>(() => 'blob:acta');
let saved: HTMLAnchorElement | undefined;
let session: { accessToken: string; nombreUsuario: string; user: string } | null;

beforeEach(() => {
  answered.mockReset();
  createObjectURL.mockClear();
  saved = undefined;
  session = null;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = this;
  });
});

/** Presses the button; the direct download is not found where `content` answers the specified call. */
async function press(content: unknown): Promise<void> {
  if (content instanceof Error) answered.mockRejectedValueOnce(content);
  else if (content instanceof Response) answered.mockResolvedValueOnce(content);
  else {
    answered.mockResolvedValueOnce(Response.json({ code: 'NO', mensaje: 'No está.' }, { status: 404 }));
    answered.mockResolvedValueOnce(Response.json(content));
  }
  const client = createApiClient({
    getSession: () => session,
    onUnauthorized: () => undefined,
    fetch: answered,
  });
  render(
    <ApiProvider client={client}>
      <DownloadButton archivoId="f-1" nombre="Acta.pdf" />
      <BannerHost />
    </ApiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Descargar Acta.pdf' }));
}

const acta = {
  mensajeResponse: { estado: true, mensaje: MENSAJES_DESCARGA.entregado },
  object: { nombreArchivo: 'Acta.pdf', base64Archivo: btoa('contenido'), tipo: 'application/pdf' },
};

describe('download', () => {
  it.each([
    ['/api-public/downloadFileOpt/f-1', null],
    ['/api/downloadFileOpt/f-1', { accessToken: 'ficha', nombreUsuario: 'Ana Ruiz', user: 'aruiz' }],
  ])('[FILE-03] [MESA-10] saves the bytes of %s under its name', async (address, who) => {
    session = who;
    await press(new Response('contenido', { headers: { 'content-type': 'application/pdf' } }));
    expect(answered.mock.calls).toHaveLength(1);
    expect(answered.mock.calls[0]?.[0]).toBe(address);
    const [blob] = createObjectURL.mock.calls[0] ?? [];
    expect([blob?.type, blob?.size]).toEqual(['application/pdf', 'contenido'.length]);
    expect([saved?.download, saved?.href]).toEqual(['Acta.pdf', 'blob:acta']);
  });

  it('[API-22] [MESA-10] saves the content under its name and type, publicly without a session', async () => {
    await press(acta);
    expect(answered.mock.calls[1]?.[0]).toBe('/api-public/download_file_opt_public');
    expect(answered.mock.calls[1]?.[1]?.body).toBe('{"archivoId":"f-1"}');
    const [blob] = createObjectURL.mock.calls[0] ?? [];
    expect(blob?.type).toBe('application/pdf');
    expect(blob?.size).toBe('contenido'.length);
    expect([saved?.download, saved?.href]).toEqual(['Acta.pdf', 'blob:acta']);
  });

  it('[API-22] goes to the private path with a session', async () => {
    session = { accessToken: 'ficha', nombreUsuario: 'Ana Ruiz', user: 'aruiz' };
    await press(acta);
    expect(answered.mock.calls[1]?.[0]).toBe('/api/download_file_opt');
  });

  it('[API-22] [FILE-03] shows the message of an answer with estado false in an error banner', async () => {
    await press({
      mensajeResponse: { estado: false, mensaje: MENSAJES_DESCARGA.noDisponible },
      object: null,
    });
    expect((await screen.findByText(MENSAJES_DESCARGA.noDisponible)).closest('[role=alert]')).toBeTruthy();
    expect(saved).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  });

  it('[FILE-03] shows and logs a failure of the connection', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await press(new TypeError('Failed to fetch'));
    expect(await screen.findByText(/No fue posible descargar el archivo/)).toBeTruthy();
    expect(logged).toHaveBeenCalled();
  });
});
