// @vitest-environment jsdom
import { createFailure, createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BloqueAsuntos, BloqueNovedades } from '../../contract/index.ts';
import { createAsunto, createBloqueAsuntos, createTipo } from '../../testing/inicio-samples.ts';
import { CLAVE_INICIO } from '../widgets/use-bloque.ts';
import { AccionesCard } from './acciones-card.tsx';
import { AsuntosCard } from './asuntos-card.tsx';
import { NovedadesCard } from './novedades-card.tsx';

const REUNION = createAsunto({
  tipo: 'reuniones-por-celebrar',
  id: 7,
  clase: 'reunion',
  titulo: 'Reunión: resultados de las pruebas',
  detalle: 'Mesa Pasaportes',
  vence: '2026-07-21',
  hora: '14:30',
  diasHabiles: 0,
  boton: 'Ver agenda',
  url: '/mesas-interoperabilidad/mesas/3',
});
const BORRADOR = createAsunto({
  tipo: 'solicitudes-en-borrador',
  id: 9,
  titulo: 'Continúe el borrador de «Registro»',
  vence: null,
  diasHabiles: null,
  esNuevo: true,
  boton: 'Continuar',
  url: '/app/home/new-level-1-request/9',
});
const PERSONALES = createBloqueAsuntos([
  ['vencido', [createAsunto()]],
  ['hoy', [REUNION]],
  ['despues', [BORRADOR]],
]);
const VACIO = createBloqueAsuntos([]);
const NOVEDADES: BloqueNovedades = { ultimaVisita: null, desdeLaUltimaVisita: 0, novedades: [] };

type Bloque = object | 'fallo' | null;
type Bloques = Readonly<Record<string, Bloque>>;

const toAnswer = (bloque: Bloque | undefined) => {
  if (bloque === 'fallo') return { estado: 'fallo', mensaje: 'No fue posible leer esta parte.' };
  return bloque ? { estado: 'listo', datos: bloque } : { estado: 'ausente' };
};

/** The list and its neighbours on a server that gives these blocks, in turn; the last goes on. */
function show(turns: readonly Bloques[], { address = '/app/home', update = () => [] as unknown } = {}) {
  const waiting = [...turns];
  const { fake, callsTo } = createFakeServer((call: FakeCall) => {
    if (call.address === 'POST /actividades/Update') return update();
    if (call.address !== 'GET /inicio') return undefined;
    const bloques = (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? {};
    const asked = call.query.get('bloques')?.split(',') ?? [];
    return { bloques: Object.fromEntries(asked.map((codigo) => [codigo, toAnswer(bloques[codigo])])) };
  });
  const Home = () => (
    <>
      <AsuntosCard />
      <AccionesCard />
      <NovedadesCard />
    </>
  );
  const made = createTestSite({ routes: [{ path: '*', Component: Home }], address, fake });
  render(made.site);
  return { ...made, callsTo };
}

const listOf = (bloque: BloqueAsuntos) => ({ asuntos: bloque, novedades: NOVEDADES });
const focused = () => document.activeElement?.textContent;

describe('the list of what waits', () => {
  it('[AREA-13] groups by the last day, told in words, with one button each and one that stands out', async () => {
    show([listOf(PERSONALES)]);
    const vencido = within(await screen.findByRole('list', { name: 'Vencido 1' }));
    expect(vencido.getByRole('link', { name: 'Decida la solicitud de «Libreta»' }).getAttribute('href')).toBe(
      '/app/home/solicitud/1',
    );
    expect(vencido.getByText('Solicitud LCI-N1-2026-000418')).toBeTruthy();
    expect(vencido.getByText('16/07/2026')).toBeTruthy();
    expect(vencido.getByText('hace 2 días háb.')).toBeTruthy();
    const hoy = within(screen.getByRole('list', { name: 'Hoy 1' }));
    expect(hoy.getByText(/^Hoy 2:30/)).toBeTruthy();
    const despues = within(screen.getByRole('list', { name: 'Después 1' }));
    expect(despues.getByText('Sin fecha')).toBeTruthy();
    expect(despues.getByText('Nuevo')).toBeTruthy();
    const buttons = screen
      .getAllByRole('link', { name: /^(Decidir|Ver agenda|Continuar):/ })
      .map(({ className }) => className.includes('primary'));
    expect(buttons).toEqual([true, false, false]);
  });

  it('[AREA-13] asks for every block of the page in one call', async () => {
    const { callsTo } = show([listOf(PERSONALES)]);
    await screen.findByRole('list', { name: 'Vencido 1' });
    expect(callsTo('GET /inicio').map(({ query }) => query.get('bloques'))).toEqual([
      'acciones,asuntos,novedades,otros',
    ]);
  });

  it('[AREA-13] whose matters and of which kind stand in the address', async () => {
    const bloque = createBloqueAsuntos([['vencido', [createAsunto()]]], {
      tipos: [createTipo(), createTipo({ codigo: 'elementos-por-aprobar', titulo: 'Elementos', total: 2 })],
      totales: { mio: 3, entidad: 5 },
    });
    const { router, callsTo } = show([listOf(bloque)]);
    await userEvent.click(await screen.findByRole('link', { name: 'Mi entidad 5' }));
    expect(router.state.location.search).toBe('?ambito=entidad');
    await userEvent.click(await screen.findByRole('link', { name: 'Elementos 2' }));
    expect(router.state.location.search).toBe('?ambito=entidad&tipo=elementos-por-aprobar');
    expect(screen.getByRole('link', { name: 'Elementos 2' }).getAttribute('aria-current')).toBe('true');
    await expect
      .poll(() => callsTo('GET /inicio').map(({ query }) => [query.get('ambito'), query.get('tipo')]))
      .toContainEqual(['entidad', 'elementos-por-aprobar']);
  });

  it('[AREA-13] seven of a group, then «Ver los 27», and the way back', async () => {
    const seven = Array.from({ length: 7 }, (_, at) => createAsunto({ id: at + 1, titulo: `Decida ${at}` }));
    const { router } = show([listOf(createBloqueAsuntos([['vencido', seven, 27]]))]);
    const all = await screen.findByRole('link', { name: 'Ver los 27 de «Vencido»' });
    expect(screen.getAllByRole('link', { name: /^Decidir:/ })).toHaveLength(7);
    await userEvent.click(all);
    expect(router.state.location.search).toBe('?grupo=vencido');
    await userEvent.click(await screen.findByRole('link', { name: 'Volver a todos los asuntos' }));
    expect(router.state.location.search).toBe('');
  });

  it('[AREA-13] the queues of an office are filters of the list', async () => {
    const bloque = createBloqueAsuntos([['vencido', [createAsunto()]]], {
      conColas: true,
      tipos: [
        createTipo({ codigo: 'solicitudes-por-asignar', titulo: 'Por asignar', total: 6, vencidos: 2 }),
      ],
    });
    const { router } = show([listOf(bloque)]);
    const colas = within(await screen.findByRole('navigation', { name: 'Colas' }));
    const cola = colas.getByRole('link', { name: 'Por asignar 6 2 vencidos' });
    expect(cola.getAttribute('aria-current')).toBeNull();
    await userEvent.click(cola);
    expect(router.state.location.search).toBe('?tipo=solicitudes-por-asignar');
    expect(colas.getByRole('link', { name: /^Por asignar/ }).getAttribute('aria-current')).toBe('true');
  });

  it('[AREA-13] «En manos de otros» starts closed and says who', async () => {
    const otros = createBloqueAsuntos(
      [['semana', [createAsunto({ titulo: 'Visas', enManosDe: 'En manos del ministerio' })]]],
      { porQuien: [{ quien: 'En manos del ministerio', total: 1 }] },
    );
    show([{ ...listOf(PERSONALES), otros }]);
    const summary = await screen.findByText('En manos de otros');
    expect(screen.getByText('1 del ministerio')).toBeTruthy();
    const details = summary.closest('details');
    expect(details?.open).toBe(false);
    await userEvent.click(summary);
    expect(details?.open).toBe(true);
    expect(
      within(summary.closest('section') ?? document.body).getByRole('link', { name: 'Visas' }),
    ).toBeTruthy();
  });
});

describe('each block alone', () => {
  it('[AREA-13] the list that fails says why and tries again, while the others stand', async () => {
    const novedades: BloqueNovedades = {
      ultimaVisita: '2026-07-17T20:05:00.000Z',
      desdeLaUltimaVisita: 1,
      novedades: [
        {
          id: 1,
          titulo: 'La solicitud cambió',
          enlace: null,
          creadaEn: '2026-07-18T15:00:00.000Z',
          leida: false,
        },
      ],
    };
    show([
      { asuntos: 'fallo', novedades },
      { ...listOf(PERSONALES), novedades },
    ]);
    expect(await screen.findByText('No fue posible leer esta parte.')).toBeTruthy();
    expect(await screen.findByText('La solicitud cambió')).toBeTruthy();
    expect(screen.getByText(/^Desde su última visita, el 17\/07\/2026, .*: 1 novedad\.$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('list', { name: 'Vencido 1' })).toBeTruthy();
  });

  it.each([
    ['novedades', 'No fue posible cargar la actividad reciente'],
    ['acciones', 'No fue posible cargar las acciones rápidas'],
    ['otros', 'No fue posible cargar lo que está en manos de otros.'],
  ])('[AREA-13] the block «%s» that fails leaves the list', async (codigo, texto) => {
    show([{ ...listOf(PERSONALES), [codigo]: 'fallo' }]);
    expect(await screen.findByText(texto, { exact: false })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
    expect(await screen.findByRole('list', { name: 'Vencido 1' })).toBeTruthy();
  });

  it('[AREA-13] without pending matters it says so, with what happened since the last visit', async () => {
    const novedades = { ...NOVEDADES, ultimaVisita: '2026-07-17T20:05:00.000Z', desdeLaUltimaVisita: 3 };
    show([{ asuntos: VACIO, novedades }]);
    const status = await screen.findByText('No tiene pendientes.');
    await expect
      .poll(() => status.parentElement?.textContent)
      .toMatch(/^No tiene pendientes\. Desde su última visita, el 17\/07\/2026, .*: 3 novedades\.$/);
  });

  it('[AREA-13] a filter without matters says so', async () => {
    show([listOf(VACIO)], { address: '/app/home?grupo=hoy' });
    expect(await screen.findByText('No hay asuntos con este filtro.')).toBeTruthy();
  });

  it('[AREA-13] while it loads, the place is held', async () => {
    const { fake } = createFakeServer(() => new Promise(() => undefined));
    const { site } = createTestSite({
      routes: [{ path: '*', Component: AsuntosCard }],
      address: '/app/home',
      fake,
    });
    render(site);
    expect(await screen.findByText('Cargando sus asuntos')).toBeTruthy();
  });
});

describe('the keyboard', () => {
  it('[AREA-13] J and K move the focus between the rows, from a button too, and stop at the ends', async () => {
    show([listOf(PERSONALES)]);
    const first = await screen.findByRole('link', { name: 'Decida la solicitud de «Libreta»' });
    first.focus();
    const seen: (string | null | undefined)[] = [];
    for (const key of ['j', 'J', 'j', 'k', '{Tab}k']) {
      await userEvent.keyboard(key);
      seen.push(focused());
    }
    expect(seen).toEqual([
      REUNION.titulo,
      BORRADOR.titulo,
      BORRADOR.titulo,
      REUNION.titulo,
      'Decida la solicitud de «Libreta»',
    ]);
  });

  it('[AREA-13] the keys do nothing outside of the list or with a modifier', async () => {
    show([listOf(PERSONALES)]);
    await screen.findByRole('list', { name: 'Vencido 1' });
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(document.body);
    screen.getByRole('link', { name: REUNION.titulo }).focus();
    await userEvent.keyboard('{Control>}j{/Control}');
    expect(focused()).toBe(REUNION.titulo);
  });

  it('[AREA-13] Enter opens the matter', async () => {
    const { router } = show([listOf(PERSONALES)]);
    (await screen.findByRole('link', { name: REUNION.titulo })).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe(REUNION.url);
  });

  it('[AREA-13] once one is done, the focus stands at the next row and how many are left is said', async () => {
    const left = createBloqueAsuntos([
      ['hoy', [REUNION, createAsunto({ id: 8, titulo: 'Apruebe a Ana', vence: '2026-07-21' })]],
    ]);
    const before = createBloqueAsuntos([
      [
        'hoy',
        [
          createAsunto({ id: 6, titulo: 'Decida a Luis', vence: '2026-07-21' }),
          REUNION,
          createAsunto({ id: 8, titulo: 'Apruebe a Ana', vence: '2026-07-21' }),
        ],
      ],
    ]);
    const { queries } = show([listOf(before), listOf(left)]);
    (await screen.findByRole('link', { name: 'Decida a Luis' })).focus();
    await queries.invalidateQueries({ queryKey: CLAVE_INICIO });
    await expect.poll(focused).toBe(REUNION.titulo);
    expect(screen.getByText('Quedan 2').getAttribute('role')).toBe('status');
  });
});

describe('a kind that is listed alone', () => {
  const tipo = createTipo({ nueva: true });
  const bloque = createBloqueAsuntos([['vencido', [createAsunto({ esNuevo: true })]]], { tipos: [tipo] });
  const address = `/app/home?tipo=${tipo.codigo}`;

  it('[AREA-13] leads to its list, is marked as seen, and waits some days', async () => {
    const { callsTo } = show([listOf(bloque)], { address });
    expect((await screen.findByRole('link', { name: /^Abrir la lista/ })).getAttribute('href')).toBe(
      tipo.url,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como visto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Posponer 3 días' }));
    await expect
      .poll(() => callsTo('POST /actividades/Update').map(({ body }) => body))
      .toEqual([
        { codigo: tipo.codigo, accion: 'vista' },
        { codigo: tipo.codigo, accion: 'posponer', dias: 3 },
      ]);
  });

  it('[AREA-13] one that is gone meanwhile says so, and the list is read again', async () => {
    show([listOf(bloque), listOf(VACIO)], {
      address,
      update: () => {
        throw createFailure(404, 'La tarea ya no existe.');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Posponer 1 día' }));
    expect(await screen.findByText('La tarea ya no existe.')).toBeTruthy();
    expect(await screen.findByText('No hay asuntos con este filtro.')).toBeTruthy();
  });

  it('[AREA-13] what was postponed is named under the list', async () => {
    const pospuesto = createTipo({ pospuestaHasta: '2026-07-24T15:00:00.000Z' });
    show([listOf(createBloqueAsuntos([], { tipos: [pospuesto] }))]);
    const link = await screen.findByRole('link', { name: pospuesto.titulo });
    expect(link.getAttribute('href')).toBe(`/app/home?tipo=${pospuesto.codigo}`);
  });
});
