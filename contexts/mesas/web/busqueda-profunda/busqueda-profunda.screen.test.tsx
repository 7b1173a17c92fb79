// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import '../screens/mesas-home-screen.tsx';
import './busqueda-profunda.tsx';
import { createFacetas, createMesaEncontrada, toTrozos } from '../../testing/mesas-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const HOME = '/mesas-interoperabilidad/home';
const BUSCAR = '/mesaInteroperabilidad/buscar';
const LISTAR = '/mesaInteroperabilidad/listar';

const FACETAS = createFacetas({
  estado: [
    { valor: 'true', nombre: 'Abierta', cantidad: 11 },
    { valor: 'false', nombre: 'Cerrada', cantidad: 1 },
  ],
  fuente: [{ valor: 'documento', nombre: 'Documento de reunión', cantidad: 9 }],
  sectorLider: Array.from({ length: 8 }, (_, place) => ({
    valor: String(place + 1),
    nombre: `Sector ${place + 1}`,
    cantidad: 9 - place,
  })),
  admEntidadLider: [{ valor: '51', nombre: 'Migración colombia', cantidad: 3 }],
  admUsuarioId: [{ valor: '3', nombre: 'Luisa Peña Arango', cantidad: 2 }],
  estadoServicio: [{ valor: '2', nombre: 'Estandarizado Nivel 1', cantidad: 5 }],
  anioUltimaReunion: [{ valor: '2026', nombre: '2026', cantidad: 6 }],
});

const ANSWERS: Record<string, Answer> = {
  '/servicios': () => [{ servicioId: 8, nombre: 'Consulta de pasaportes' }],
  '/estados-servicio': () => [],
  '/usuarios/mintic': () => [],
  '/entidad/finderTopFive': () => [],
  '/entidades': () => [],
  '/servicios/finderTopFive': () => [],
  [LISTAR]: () => ({ mesasInteroperabilidad: [], total: 0 }),
  [BUSCAR]: () => ({ mesas: [createMesaEncontrada()], total: 12, facetas: FACETAS }),
};

function open(address: string, answers: Record<string, Answer> = {}) {
  const server = createMesasServer({ ...ANSWERS, ...answers });
  const { site, router } = createMesasSite(server.fake, address);
  render(site);
  return { ...server, router, query: () => router.state.location.search };
}

const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Buscar en todo' });
const facet = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('search in the content', () => {
  it('says what was found, where, and leads there', async () => {
    const { router } = open(`${HOME}?modo=contenido&texto=acta`);
    const mesa = (await screen.findByRole('heading', { level: 3, name: 'Pasaportes' })).closest('li');
    expect(screen.getByText('12 mesas').getAttribute('role')).toBe('status');
    const card = within(mesa ?? document.body);
    expect(card.getByText('Abierta')).toBeTruthy();
    expect(card.getByText('2 reuniones, la última el 14/07/2026')).toBeTruthy();
    expect(card.getByText('Documento de reunión')).toBeTruthy();
    expect(card.getByText('Acta').tagName).toBe('MARK');
    expect(card.getByText('Y 3 coincidencias más en esta mesa.')).toBeTruthy();
    const link = card.getByRole('link', { name: /Validación del esquema/ });
    expect(link.getAttribute('href')).toBe('/mesas-interoperabilidad/viewmeeting/31/7?urlOri=consultar');
    await userEvent.click(card.getByRole('link', { name: 'Pasaportes' }));
    await expect.poll(() => router.state.location.pathname).toBe('/mesas-interoperabilidad/consult/7');
    expect(router.state.location.state).toEqual({ busquedaMesas: '?modo=contenido&texto=acta' });
  });

  it('a text of a mesa is text, whatever it holds', async () => {
    const hallazgos = [
      { ...createMesaEncontrada().hallazgos[0], fragmento: toTrozos('<img src=x> *acta*') },
    ] as ReturnType<typeof createMesaEncontrada>['hallazgos'];
    open(`${HOME}?modo=contenido&texto=acta`, {
      [BUSCAR]: () => ({ mesas: [createMesaEncontrada({ hallazgos })], total: 1, facetas: FACETAS }),
    });
    expect(await screen.findByText('<img src=x>', { exact: false })).toBeTruthy();
    expect(document.querySelector('main img')).toBeNull();
  });

  it('the address says the whole search, and going back brings the one before', async () => {
    const { callsTo, router, query } = open(`${HOME}?modo=contenido`);
    await userEvent.type(await box(), ' acta de cierre ');
    expect(query()).toBe('?modo=contenido');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await expect.poll(query).toBe('?modo=contenido&texto=acta+de+cierre');
    await userEvent.click(await facet(/^Cerrada/));
    await userEvent.click(await facet(/^Sector 2/));
    await userEvent.click(await facet(/^Migración/));
    await userEvent.click(await facet(/^Luisa/));
    await userEvent.click(await facet(/^Estandarizado/));
    await userEvent.click(await facet(/^2026/));
    await userEvent.click(await facet(/^Documento de reunión/));
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Reunión más reciente');
    await expect
      .poll(query)
      .toBe(
        '?modo=contenido&texto=acta+de+cierre&estado=cerrada&entidad=51&consultor=3&estadoServicio=2' +
          '&sector=2&anio=2026&fuente=documento&orden=reciente',
      );
    await expect
      .poll(() => callsTo(BUSCAR).at(-1)?.body)
      .toEqual({
        texto: 'acta de cierre',
        nombre: '',
        estado: false,
        admEntidadLider: 51,
        admUsuarioId: 3,
        servicioMesa: null,
        estadoServicio: 2,
        sectorLider: 2,
        anioUltimaReunion: 2026,
        fuente: 'documento',
        orden: 'reciente',
        pagina: 1,
        tamano: 10,
      });
    for (const texto of [
      'Estado: Cerrada',
      'Entidad líder: Migración colombia',
      'Consultor: Luisa Peña Arango',
    ])
      expect(screen.getByRole('button', { name: `Quitar filtro ${texto}` })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtro Sector: Sector 2' }));
    await expect.poll(query).not.toContain('sector');
    await router.navigate(-1);
    await expect.poll(query).toContain('sector=2');
    await expect.poll(async () => (await facet(/^Sector 2/)).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(await facet(/^Sector 2/));
    await expect.poll(query).not.toContain('sector');
  });

  it('pages are turned on the server, and focus goes to the start of the results', async () => {
    const { callsTo, query } = open(`${HOME}?modo=contenido&texto=acta`);
    await userEvent.click(await screen.findByRole('button', { name: 'Página 2' }));
    await expect.poll(query).toBe('?modo=contenido&texto=acta&pagina=2');
    await expect.poll(() => callsTo(BUSCAR).at(-1)?.body).toMatchObject({ pagina: 2, tamano: 10 });
    expect(document.activeElement?.contains(screen.getByText('Resultados de consulta'))).toBe(true);
  });

  it('[TABLE-06] what was found is taken along whole, as it was searched and in the order on show', async () => {
    const EXPORTAR = '/mesaInteroperabilidad/buscar/exportar';
    const { callsTo } = open(`${HOME}?modo=contenido&texto=acta&estado=cerrada&orden=nombre&pagina=2`, {
      [EXPORTAR]: () => ({
        id: 'e1',
        titulo: 'Mesas encontradas',
        formato: 'csv',
        estado: 'en-cola',
        filasTotal: 12,
        filasHechas: 0,
        motivo: null,
        nombreArchivo: 'mesas.csv',
        bytes: null,
        creadaEn: '2026-11-21T15:42:00.000Z',
        venceEn: null,
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar resultados' }));
    await userEvent.click(await screen.findByRole('button', { name: /^CSV/ }));
    expect(await screen.findByText('0 de 12 filas')).toBeTruthy();
    expect(callsTo(EXPORTAR).map(({ body }) => body)).toEqual([
      {
        texto: 'acta',
        nombre: '',
        estado: false,
        admEntidadLider: null,
        admUsuarioId: null,
        servicioMesa: null,
        estadoServicio: null,
        sectorLider: null,
        anioUltimaReunion: null,
        fuente: null,
        orden: 'nombre',
        formato: 'csv',
      },
    ]);
  });

  it('[TABLE-06] with nothing found there is nothing to take along', async () => {
    open(`${HOME}?modo=contenido&texto=nada`, {
      [BUSCAR]: () => ({ mesas: [], total: 0, facetas: createFacetas() }),
    });
    expect(await screen.findByText('No hay resultados coincidentes')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Descargar resultados' })).toBeNull();
  });

  it('a facet with many values shows the first ones, the chosen one always', async () => {
    open(`${HOME}?modo=contenido&sector=8`);
    expect((await facet(/^Sector 8/)).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: /^Sector 7/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ver 2 más en Sector de la entidad líder' }));
    expect(await facet(/^Sector 7/)).toBeTruthy();
  });

  it('on a narrow screen the facets wait in a drawer', async () => {
    const { query } = open(`${HOME}?modo=contenido&estado=activa`);
    await userEvent.click(await screen.findByRole('button', { name: 'Filtrar (1)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filtrar los resultados' });
    await userEvent.click(within(dialog).getByRole('button', { name: /^Cerrada/ }));
    await expect.poll(query).toBe('?modo=contenido&estado=cerrada');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar los filtros' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('what finds nothing says what to try, and clearing keeps the text', async () => {
    const { query } = open(`${HOME}?modo=contenido&texto=acta&servicio=8`, {
      [BUSCAR]: () => ({ mesas: [], total: 0, facetas: createFacetas() }),
    });
    expect(await screen.findByText('No hay resultados coincidentes')).toBeTruthy();
    expect(
      await screen.findByRole('button', { name: 'Quitar filtro Servicio: Consulta de pasaportes' }),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await expect.poll(query).toBe('?modo=contenido&texto=acta');
  });

  it('[ERR-02] what fails says why and is asked again', async () => {
    let fails = true;
    open(`${HOME}?modo=contenido&texto=acta`, {
      [BUSCAR]: () => {
        if (fails) throw createFailure(500, 'El servidor está ocupado.');
        return { mesas: [createMesaEncontrada()], total: 1, facetas: FACETAS };
      },
    });
    expect(await screen.findByText('El servidor está ocupado.')).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: /^Reintentar/ }));
    expect(await screen.findByText('1 mesa')).toBeTruthy();
  });

  it('a text that is too long is told, not sent', async () => {
    const { callsTo } = open(`${HOME}?modo=contenido`);
    await userEvent.click(await box());
    await userEvent.paste('a'.repeat(201));
    const before = callsTo(BUSCAR).length;
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(await screen.findByText('Escriba máximo 200 caracteres.')).toBeTruthy();
    expect(callsTo(BUSCAR)).toHaveLength(before);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar el texto' }));
    expect((await box()).value).toBe('');
  });
});

describe('the two ways to search', () => {
  it('each takes along what the other looks for', async () => {
    const { query } = open(`${HOME}?nombre=pasaporte&estado=activa&pagina=2&consultar=1`);
    await userEvent.click(await screen.findByRole('link', { name: 'En el contenido' }));
    await expect.poll(query).toBe('?modo=contenido&texto=pasaporte&estado=activa');
    expect((await box()).value).toBe('pasaporte');
    expect(screen.getByRole('link', { name: 'En el contenido' }).getAttribute('aria-current')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: 'Por filtros' }));
    await expect.poll(query).toBe('?nombre=pasaporte&estado=activa&consultar=1');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre de la mesa' }).value).toBe(
      'pasaporte',
    );
  });

  it('with nothing to look for, the form waits for its first Consultar', async () => {
    const { query, callsTo } = open(`${HOME}?modo=contenido`);
    await userEvent.click(await screen.findByRole('link', { name: 'Por filtros' }));
    await expect.poll(query).toBe('');
    expect(await screen.findByRole('form', { name: 'Buscar mesas' })).toBeTruthy();
    expect(callsTo(LISTAR)).toEqual([]);
  });

  it('[MESA-03] a search by name that finds nothing offers to look in the content', async () => {
    const { query } = open(`${HOME}?nombre=acta&consultar=1`);
    await userEvent.click(await screen.findByRole('link', { name: 'Buscar «acta» en el contenido' }));
    await expect.poll(query).toBe('?modo=contenido&texto=acta');
  });
});

describe('coming back', () => {
  it('[MESA-04] from a mesa the deep search is restored, page and facets too', async () => {
    const { router, query } = open(HOME);
    await screen.findByRole('form', { name: 'Buscar mesas' });
    const busquedaMesas = '?modo=contenido&texto=acta&fuente=documento&pagina=2';
    await router.navigate(`${HOME}?tblInterConsult=1`, { state: { busquedaMesas } });
    await expect.poll(query).toBe('?tblInterConsult=1&modo=contenido&texto=acta&pagina=2&fuente=documento');
    expect((await box()).value).toBe('acta');
    expect(await screen.findByRole('button', { name: 'Página 2, actual' })).toBeTruthy();
  });

  it('[MESA-04] the home is marked, and the copy of the form stays as it was', async () => {
    localStorage.setItem('dataTblInter', '{"filter":{"nombre":"x"}}');
    open(`${HOME}?modo=contenido&texto=acta`);
    await box();
    await expect.poll(() => localStorage.getItem('active')).toBe('1');
    expect(localStorage.getItem('dataTblInter')).toBe('{"filter":{"nombre":"x"}}');
  });
});
