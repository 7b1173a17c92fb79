// @vitest-environment jsdom

import { clientError } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { preloadModals } from '@marco/web-kit/modal';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askExportacion, readNombreArchivo } from './ask-exportacion.ts';
import { TableExportDialog } from './table-export-dialog.tsx';
import type { ExportJob, TableExportSource } from './table-export-source.ts';

// The frame of a dialog loads at its first use; a busy machine must not make that the subject of the test.
beforeAll(preloadModals);
afterEach(cleanup);

const FILE = { blob: new Blob(['a;b']), name: 'mesas-2026-11-21.xlsx' };
const job = (part: Partial<ExportJob> = {}): ExportJob => ({
  id: 'e1',
  state: 'running',
  done: 3000,
  total: 100_000,
  reason: null,
  ...part,
});

let calls: string[];
let saved: string[];
let closed: number;
let source: TableExportSource;
beforeEach(() => {
  calls = [];
  saved = [];
  closed = 0;
  source = {
    request: async (format) => {
      calls.push(`request ${format}`);
      return { kind: 'job', job: job({ state: 'waiting', done: 0 }) };
    },
    read: async () => job(),
    cancel: async (id) => calls.push(`cancel ${id}`),
    retry: async (id) => {
      calls.push(`retry ${id}`);
      return job({ state: 'waiting', done: 0 });
    },
    download: async () => FILE,
    save: ({ name }) => saved.push(name),
  };
});

function show(scope: 'table' | 'catalogue' = 'table') {
  render(
    <MemoryRouter>
      <TableExportDialog
        title="Mesas de interoperabilidad"
        scope={scope}
        source={source}
        listPath="/app/exports"
        onClose={() => {
          closed += 1;
        }}
      />
      <BannerHost />
    </MemoryRouter>,
  );
  return screen.findByRole('dialog', {
    name: scope === 'table' ? 'Descargar tabla' : 'Descargar catálogo completo',
  });
}
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('taking a table along', () => {
  it('[TABLE-06] the dialog is named by what it downloads', async () => {
    await show('catalogue');
    expect(screen.queryByRole('dialog', { name: 'Descargar tabla' })).toBeNull();
  });

  it('[TABLE-06] asks for the format and saves a short table at once', async () => {
    source = { ...source, request: async () => ({ kind: 'file', file: FILE }) };
    await show();
    await choose(/^Excel/);
    expect(await screen.findByText(`Se descargó ${FILE.name}.`)).toBeTruthy();
    expect([saved, closed]).toEqual([[FILE.name], 1]);
  });

  it('[TABLE-06] shows how many rows of a long table are written, and saves it when it is ready', async () => {
    const states = [job(), job({ state: 'ready', done: 100_000 })];
    source = { ...source, read: async () => states.shift() ?? job() };
    await show();
    await choose(/^CSV/);
    expect(calls).toEqual(['request csv']);
    const bar = await screen.findByRole('progressbar', { name: /Mesas de interoperabilidad/ });
    expect(screen.getByText('0 de 100.000 filas')).toBeTruthy();
    await expect.poll(() => (bar as HTMLProgressElement).value).toBe(3000);
    expect(screen.getByText('3.000 de 100.000 filas')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Exportaciones' }).getAttribute('href')).toBe('/app/exports');
    await expect.poll(() => saved).toEqual([FILE.name]);
    expect(closed).toBe(1);
  });

  it('[TABLE-06] a long table is cancelled, or goes on without its dialog', async () => {
    await show();
    await choose(/^Excel/);
    await choose(/Seguir en segundo plano/);
    expect([calls, closed]).toEqual([['request xlsx'], 1]);
    await choose(/Cancelar exportación/);
    expect(await screen.findByText('Se canceló la exportación.')).toBeTruthy();
    expect([calls.at(-1), closed]).toEqual(['cancel e1', 2]);
  });

  it('[TABLE-06] is cancelled once, however often that is pressed', async () => {
    const cancelled = Promise.withResolvers<number>();
    source = {
      ...source,
      cancel: (id) => {
        calls.push(`cancel ${id}`);
        return cancelled.promise;
      },
    };
    await show();
    await choose(/^Excel/);
    await choose(/Cancelar exportación/);
    await choose(/Cancelando/);
    cancelled.resolve(0);
    expect(await screen.findByText('Se canceló la exportación.')).toBeTruthy();
    expect([calls, closed]).toEqual([['request xlsx', 'cancel e1'], 1]);
  });

  it('[TABLE-06] says why it failed and tries again', async () => {
    source = { ...source, read: async () => job({ state: 'failed', reason: 'No hay espacio.' }) };
    await show();
    await choose(/^Excel/);
    await screen.findByRole('dialog', { name: 'No se pudo preparar el archivo' });
    expect(screen.getByText('No hay espacio.')).toBeTruthy();
    source = { ...source, read: async () => job() };
    await choose(/Reintentar/);
    expect(await screen.findByText('0 de 100.000 filas')).toBeTruthy();
    expect(calls.at(-1)).toBe('retry e1');
  });

  it('[TABLE-06] a refusal leaves the choice with its reason; a download that broke can be repeated', async () => {
    let refusals = 1;
    let breaks = 1;
    source = {
      ...source,
      request: async () => {
        if (refusals-- > 0) throw clientError('SIN_CONEXION', 0, null);
        return { kind: 'job', job: job() };
      },
      read: async () => job({ state: 'ready' }),
      download: async () => {
        if (breaks-- > 0) throw clientError('SIN_CONEXION', 0, null);
        return FILE;
      },
    };
    await show();
    await choose(/^Excel/);
    expect(await screen.findByRole('alert')).toBeTruthy();
    await choose(/^Excel/);
    await screen.findByRole('dialog', { name: 'El archivo está listo' });
    expect(saved).toEqual([]);
    await choose(/^Descargar$/);
    await expect.poll(() => saved).toEqual([FILE.name]);
  });
});

describe('the call for a table', () => {
  const call = (response: Response | Error) => ({
    url: '/api/x',
    headers: { Authorization: 'Bearer t' },
    onUnauthorized: () => calls.push('unauthorized'),
    fetch: async () => {
      if (response instanceof Error) throw response;
      return response;
    },
  });
  const options = { fallback: 'tabla.csv', signal: new AbortController().signal };

  it('[TABLE-06] tells a file from what prepares it, with the name of the server', async () => {
    const headers = {
      'content-type': 'text/csv',
      'content-disposition': "attachment; filename*=UTF-8''a%C3%B1o.csv",
    };
    const file = await askExportacion(call(new Response('a', { headers })), {}, options);
    expect(file).toMatchObject({ kind: 'file', file: { name: 'año.csv' } });
    expect(await askExportacion(call(Response.json({ id: 'e1' })), {}, options)).toEqual({
      kind: 'job',
      job: { id: 'e1' },
    });
    expect(readNombreArchivo("attachment; filename*=UTF-8''%E0", 'tabla.csv')).toBe('tabla.csv');
    expect(readNombreArchivo(null, 'tabla.csv')).toBe('tabla.csv');
  });

  it('[TABLE-06] throws the refusal of the server, and that there is no connection', async () => {
    const refusal = Response.json(
      { status: 401, code: 'SESION_REQUERIDA', mensaje: 'Ingrese.' },
      { status: 401 },
    );
    await expect(askExportacion(call(refusal), {}, options)).rejects.toMatchObject({
      code: 'SESION_REQUERIDA',
    });
    expect(calls).toEqual(['unauthorized']);
    await expect(askExportacion(call(new Error('red')), {}, options)).rejects.toMatchObject({
      code: 'SIN_CONEXION',
    });
  });
});
