// @vitest-environment jsdom
import { ApiProvider, createApiClient } from '@marco/web-kit/api-client';
import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { ProductProvider } from '@marco/web-kit/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auditoriaRoutes } from '../auditoria.routes.ts';

const EVENTO = {
  id: 345,
  fecha: '2026-11-20T15:42:00.000Z',
  accion: 'elegir-entidad',
  nombreAccion: 'Elegir entidad',
  resultado: 'exito',
  tipoObjeto: 'entidad',
  nombreTipoObjeto: 'Entidad',
  idObjeto: '7',
  objeto: 'MIGRACIÓN COLOMBIA',
  usuario: { id: 3, nombre: 'Ana Ruiz' },
  entidad: { id: 7, nombre: 'MIGRACIÓN COLOMBIA', sigla: 'UAEMC' },
  rol: 'Auditor',
  direccion: '10.0.0.7',
  correlacion: 'abc-123',
};
const FILTROS = {
  acciones: ['elegir-entidad', 'evaluar-estandar', 'iniciar-sesion'],
  tiposObjeto: ['busqueda', 'entidad'],
  nombres: {
    acciones: { 'evaluar-estandar': 'Iniciar evaluación de estándar', descargar: 'Descargar archivo' },
    tiposObjeto: { busqueda: 'Búsqueda guardada' },
  },
};
const SELLO = { lote: 2, fecha: '2026-11-20T16:00:00.000Z', huella: 'f'.repeat(64) };
const PARTE = {
  sellos: 1,
  eventos: 1000,
  hallazgos: [] as unknown[],
  cantidadHallazgos: 0,
  siguiente: null as number | null,
  totalSellos: 2,
  sinSellar: 4,
  ultimoSello: SELLO,
};

type Answer = (body: Record<string, unknown>) => unknown;
let answers: Record<string, Answer>;
let calls: { readonly path: string; readonly body: Record<string, unknown> }[];
const saved = vi.fn<(blob: Blob) => string>(() => 'blob:csv');
beforeEach(() => {
  calls = [];
  answers = {
    findByFilters: () => ({ eventos: [EVENTO], total: 1, hayMas: false }),
    filtros: () => FILTROS,
    'actores/finderTopFive': () => [{ id: 3, nombre: 'Ana Ruiz' }],
    'eventos/345': () => ({
      ...EVENTO,
      nombres: { entidadId: { '7': 'MIGRACIÓN COLOMBIA' } },
      detalle: { antes: { entidadId: null }, despues: { entidadId: 7 }, motivo: 'Traslado' },
      sello: SELLO,
    }),
  };
  saved.mockClear();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

function open(address: string) {
  const fake: typeof fetch = async (url, init) => {
    const [path = ''] = String(url).replace('/api/servicioauditoria/', '').split('?');
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    calls.push({ path, body });
    const answer = answers[path]?.(body);
    if (answer instanceof Response) return answer;
    if (answer !== undefined) return Response.json(answer);
    return Response.json({ status: 500, code: 'FALLO', mensaje: 'No se pudo.' }, { status: 500 });
  };
  const session = { accessToken: 'ficha', nombreUsuario: 'Ana Ruiz', user: 'aruiz' };
  const client = createApiClient({ getSession: () => session, onUnauthorized: () => undefined, fetch: fake });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    auditoriaRoutes.map((route) => ({ ...route, HydrateFallback: () => null })),
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <ProductProvider product={{ title: 'Producto', version: '2.8.12' }}>
          <RouterProvider router={router} />
          <BannerHost />
          <ModalHost />
        </ProductProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return router;
}

const bodiesOf = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);

describe('audit screen', () => {
  it('[AREA-12] shows the events of the filters in the address, in the words of people', async () => {
    open('/app/admin/audit?accion=elegir-entidad&usuario=3&desde=2026-11-20&tamano=50&pagina=1');
    const table = within(await screen.findByRole('table', { name: /Eventos de auditoría/ }));
    for (const text of [
      '20/11/2026, 10:42 a. m.',
      'Elegir entidad',
      'Éxito',
      'Ana Ruiz',
      'UAEMC',
      'Entidad: MIGRACIÓN COLOMBIA',
    ])
      expect(table.getAllByText(text).length).toBeGreaterThan(0);
    expect(table.getByRole('rowheader', { name: 'Elegir entidad' })).toBeTruthy();
    expect(bodiesOf('findByFilters')[0]).toEqual({
      accion: 'elegir-entidad',
      usuarioId: 3,
      desde: '2026-11-20',
      pagina: 1,
      tamano: 50,
      ascendente: false,
    });
    expect(await screen.findByDisplayValue('Ana Ruiz')).toBeTruthy();
  });

  it('[AREA-12] the form puts the filters into the address and takes them away', async () => {
    const router = open('/app/admin/audit');
    await userEvent.selectOptions(await screen.findByLabelText('Resultado'), 'rechazo');
    await screen.findByRole('option', { name: 'Iniciar sesión' });
    await userEvent.selectOptions(screen.getByLabelText('Acción'), 'iniciar-sesion');
    await userEvent.type(screen.getByRole('combobox', { name: 'Persona' }), 'ruiz');
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Ruiz' }));
    await userEvent.type(screen.getByLabelText('Texto'), 'nonce');
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      accion: 'iniciar-sesion',
      resultado: 'rechazo',
      usuario: '3',
      texto: 'nonce',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
    expect(router.state.location.search).toBe('');
    expect((screen.getByLabelText('Texto') as HTMLInputElement).value).toBe('');
  });

  it('[AREA-12] the form names the codes as the contexts say, also one in the address that does not occur', async () => {
    open('/app/admin/audit?accion=descargar');
    await screen.findByRole('option', { name: 'Iniciar evaluación de estándar' });
    expect(screen.getByRole('option', { name: 'Descargar archivo', selected: true })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Iniciar sesión' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Búsqueda guardada' })).toBeTruthy();
  });

  it("[AREA-12] [ERR-01] a name that was typed but not chosen opens '¡Error de validación!' and shows at its field", async () => {
    const router = open('/app/admin/audit');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Entidad' }), 'nadie');
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    const mensaje = 'Seleccione una entidad de la lista o borre el texto.';
    const modal = within(await screen.findByRole('alertdialog', { name: '¡Error de validación!' }));
    expect(modal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([mensaje]);
    await userEvent.click(modal.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText(mensaje)).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('[SHELL-05] the days are typed as dd/mm/aaaa; half of one is not searched in silence', async () => {
    const router = open('/app/admin/audit');
    const from = within(await screen.findByRole('group', { name: 'Desde' }));
    await userEvent.click((await from.findAllByRole('spinbutton'))[0] as HTMLElement);
    await userEvent.keyboard('2011');
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    const modal = within(await screen.findByRole('alertdialog', { name: '¡Error de validación!' }));
    expect(modal.getByText('Complete la fecha: día, mes y año.')).toBeTruthy();
    await userEvent.click(modal.getByRole('button', { name: 'Aceptar' }));
    expect(router.state.location.search).toBe('');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('spinbutton');
    await userEvent.click(from.getAllByRole('spinbutton')[2] as HTMLElement);
    await userEvent.keyboard('2026');
    expect(screen.queryByText('Complete la fecha: día, mes y año.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    expect(router.state.location.search).toBe('?desde=2026-11-20');
  });

  it('[AREA-12] columns of the events are hidden and shown', async () => {
    open('/app/admin/audit?texto=a');
    await screen.findByRole('columnheader', { name: 'Persona' });
    await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
    const person = await screen.findByRole('checkbox', { name: 'Persona' });
    await userEvent.click(person);
    expect(screen.queryByRole('columnheader', { name: 'Persona' })).toBeNull();
    await userEvent.click(person);
    expect(screen.getByRole('columnheader', { name: 'Persona' })).toBeTruthy();
  });

  it("[AREA-12] [ERR-01] days out of order open '¡Error de validación!' and are not searched", async () => {
    const router = open('/app/admin/audit');
    const typeDay = async (name: RegExp, digits: string) => {
      const [first] = within(await screen.findByRole('group', { name })).getAllByRole('spinbutton');
      if (first) await userEvent.click(first);
      await userEvent.keyboard(digits);
    };
    await typeDay(/^Desde/, '21112026');
    await typeDay(/^Hasta/, '20112026');
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    const modal = within(await screen.findByRole('alertdialog', { name: '¡Error de validación!' }));
    expect(modal.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(modal.getByRole('button', { name: 'Aceptar' }));
    expect(router.state.location.search).not.toContain('hasta');
  });

  it('[AREA-12] says when nothing was found, and why it could not be loaded', async () => {
    answers['findByFilters'] = () => ({ eventos: [], total: 0, hayMas: false });
    open('/app/admin/audit?texto=nada');
    expect(await screen.findByText('No hay eventos con estos filtros')).toBeTruthy();
    delete answers['findByFilters'];
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect(await screen.findByText('No fue posible cargar los eventos')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });

  it('[AREA-12] says «más de» where more were found than are counted', async () => {
    answers['findByFilters'] = () => ({ eventos: [EVENTO], total: 10_000, hayMas: true });
    open('/app/admin/audit?tamano=10');
    expect(await screen.findByText('más de 10.000 eventos')).toBeTruthy();
    expect(screen.getByText('Mostrando 1 a 10 de más de 10.000')).toBeTruthy();
  });

  it('[AREA-12] verifies part by part and says what was compared', async () => {
    answers['verificar'] = ({ despuesDe }) => (despuesDe === 0 ? { ...PARTE, siguiente: 1 } : PARTE);
    open('/app/admin/audit');
    await userEvent.click(await screen.findByRole('button', { name: 'Verificar la cadena' }));
    expect(
      await screen.findByText('La cadena está íntegra. Eventos comparados: 2.000. Sellos: 2.'),
    ).toBeTruthy();
    expect(screen.getByText(SELLO.huella)).toBeTruthy();
    expect(bodiesOf('verificar')).toEqual([{ despuesDe: 0 }, { despuesDe: 1 }]);
  });

  it('[AREA-12] names the tampered row, and why a verification could not end', async () => {
    const hallazgos = [{ tipo: 'evento-modificado', lote: 1, idEvento: 345 }];
    answers['verificar'] = () => ({ ...PARTE, hallazgos, cantidadHallazgos: 1 });
    open('/app/admin/audit');
    await userEvent.click(await screen.findByRole('button', { name: 'Verificar la cadena' }));
    expect(await screen.findByText(/La auditoría fue alterada: 1 hallazgo\./)).toBeTruthy();
    expect(screen.getByText(/El evento 345 fue modificado después de sellarse \(sello 1\)\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Ver el evento/ }).getAttribute('href')).toBe(
      '/app/admin/audit/345',
    );
    delete answers['verificar'];
    await userEvent.click(screen.getByRole('button', { name: 'Verificar la cadena' }));
    expect(await screen.findByText(/No fue posible verificar la auditoría\. No se pudo\./)).toBeTruthy();
  });

  it('F12: the ancla is saved as a file named by its last seal, and a failure is told', async () => {
    answers['ancla'] = () => ({ formato: 'marco-ancla-auditoria/1', sellos: [{ lote: 7 }] });
    open('/app/admin/audit');
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar el ancla' }));
    expect(await screen.findByText(/Se descargó ancla-auditoria-7\.json\. Consérvelo fuera/)).toBeTruthy();
    expect(JSON.parse((await saved.mock.calls[0]?.[0].text()) ?? '')).toMatchObject({
      sellos: [{ lote: 7 }],
    });
    delete answers['ancla'];
    await userEvent.click(screen.getByRole('button', { name: 'Descargar el ancla' }));
    expect(await screen.findByText(/No fue posible descargar el ancla\. No se pudo\./)).toBeTruthy();
  });

  it('[AREA-12] exports what the filters in force find', async () => {
    answers['exportar'] = () =>
      new Response('a;b', {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': "attachment; filename*=UTF-8''auditoria.csv",
        },
      });
    open('/app/admin/audit?accion=iniciar-sesion');
    await userEvent.click(await screen.findByRole('button', { name: 'DESCARGAR TABLA' }));
    await userEvent.click(await screen.findByRole('button', { name: /^CSV/ }));
    expect(await screen.findByText(/Se descargó auditoria\.csv/)).toBeTruthy();
    expect(bodiesOf('exportar')).toEqual([{ accion: 'iniciar-sesion', ascendente: false, formato: 'csv' }]);
    expect(saved.mock.calls[0]?.[0].size).toBe(3);
  });

  it('[TABLE-06] the link to the catalogue asks for every event, not those of the filters', async () => {
    answers['exportar'] = () => new Response('a;b', { headers: { 'content-type': 'text/csv' } });
    open('/app/admin/audit?accion=iniciar-sesion&orden=antiguos');
    await userEvent.click(await screen.findByRole('link', { name: /^Descargue el catálogo completo/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Excel/ }));
    await expect.poll(() => bodiesOf('exportar')).toEqual([{ ascendente: true, formato: 'xlsx' }]);
  });
});

describe('detail of an event', () => {
  it('[AREA-12] shows from → to as a table, and goes back to the search it came from', async () => {
    const router = open('/app/admin/audit?accion=elegir-entidad');
    await userEvent.click(await screen.findByRole('link', { name: /Ver detalle/ }));
    const table = within(await screen.findByRole('table', { name: /Lo que cambió/ }));
    expect(table.getByRole('row', { name: /^Entidad — MIGRACIÓN COLOMBIA/ })).toBeTruthy();
    expect(screen.getByText('Traslado')).toBeTruthy();
    expect(screen.getByText(SELLO.huella)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'abc-123' }).getAttribute('href')).toBe(
      '/app/admin/audit?correlacion=abc-123',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Volver' }));
    expect(router.state.location.search).toBe('?accion=elegir-entidad');
  });

  it('[AREA-12] says that an event does not exist', async () => {
    open('/app/admin/audit/abc');
    expect(await screen.findByText('El evento de auditoría que busca no existe.')).toBeTruthy();
  });
});
