// @vitest-environment jsdom
import { ApiError } from '@marco/web-kit/api-client';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import './directorio-screen.tsx';
import '../demandas/demanda-dialog.tsx';
import '../lista/cadena-card.tsx';
import '../lista/caja-datos.tsx';
import '../lista/orden-explicado.tsx';
import '../lista/otro-valor.tsx';
import '../lista/sin-resultados.tsx';
import '../lista/tabla-servicios.tsx';
import '../suscripciones/suscripcion-dialog.tsx';
import {
  createFacetasDirectorio,
  createPasoCadena,
  createResultadoDirectorio,
  createServicioDirectorio,
} from '../../testing/directorio-samples.ts';
import { createDirectorioSite, type Respuesta } from '../../testing/directorio-site.tsx';

const HOME = '/directorio-servicios';
const BUSCAR = '/directorio';
const FACETAS = createFacetasDirectorio({
  estado: [
    { valor: 'publicado-nivel-3', nombre: 'Publicado Nivel 3', cantidad: 5, elegido: false },
    { valor: 'evaluado-nivel-2', nombre: 'Evaluado Nivel 2', cantidad: 3, elegido: false },
  ],
  entidad: [{ valor: '4', nombre: 'Registraduría', cantidad: 3, elegido: false }],
  sector: [{ valor: '2', nombre: 'Salud', cantidad: 2, elegido: false }],
  actualizado: [{ valor: '30', nombre: 'Últimos 30 días', cantidad: 1, elegido: false }],
});
const DATO = { elementoId: 6, identificador: 'fechaDefuncion', nombre: 'Fecha de defunción' };

function open(query = '', answers: Record<string, Respuesta> = {}) {
  const site = createDirectorioSite({ '/directorio/facetas': () => FACETAS, ...answers }, `${HOME}${query}`);
  render(site.site);
  return { ...site, query: () => site.router.state.location.search };
}
const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Buscar servicios' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('the directory', () => {
  it('[AREA-15] [ROUTE-07] shows who offers what to anybody, with what each asks for and delivers', async () => {
    const { callsTo } = open();
    const row = within(
      await screen.findByRole('article', { name: 'Consulta de datos básicos del ciudadano' }),
    );
    expect(row.getByText('Registraduría nacional del estado civil (RNEC)')).toBeTruthy();
    expect(row.getByText('Publicado Nivel 3')).toBeTruthy();
    expect(row.getByText('Fecha de defunción').tagName).toBe('MARK');
    expect(row.getByText('y 6 más')).toBeTruthy();
    const told = ['Certificado de nivel 3', '47 entidades', 'Datos semiprivados', 'Por solicitud'];
    for (const text of [...told, 'Con simulador']) expect(row.getByText(text)).toBeTruthy();
    expect(row.getByText('Cambió el 19/03/2026')).toBeTruthy();
    expect(row.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('12 servicios').getAttribute('role')).toBe('status');
    expect(screen.getByText(/^92 servicios con los que las entidades comparten datos\./)).toBeTruthy();
    const [call] = callsTo(BUSCAR);
    expect([call?.url.startsWith('/api-public/'), call?.query.toString()]).toEqual([
      true,
      'orden=relevancia&pagina=1&tamano=10',
    ]);
  });

  it('[AREA-15] says how many are in suspension, which it lists when asked', async () => {
    const suspendidos = { valor: 'en-suspension', nombre: 'En suspensión', cantidad: 1, elegido: false };
    const { query } = open('', {
      '/directorio/facetas': () => ({ ...FACETAS, estado: [...FACETAS.estado, suspendidos] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '1 más en suspensión' }));
    await expect.poll(query).toBe('?estado=en-suspension');
    expect(screen.queryByRole('button', { name: '1 más en suspensión' })).toBeNull();
  });

  it('[AREA-15] the address says the whole search and goes back', async () => {
    const { query, router, callsTo } = open();
    await userEvent.type(await box(), 'registro civil{Enter}');
    await expect.poll(query).toBe('?texto=registro+civil');
    await press(/^Publicado Nivel 3/);
    await press(/^Evaluado Nivel 2/);
    await press(/^Registraduría/);
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Más usados');
    await expect
      .poll(query)
      .toBe('?texto=registro+civil&estado=publicado-nivel-3%2Cevaluado-nivel-2&entidad=4&orden=usados');
    await expect
      .poll(() => callsTo(BUSCAR).at(-1)?.query.get('estado'))
      .toBe('publicado-nivel-3,evaluado-nivel-2');
    await press('Quitar filtro Nivel: Evaluado Nivel 2');
    await expect.poll(query).not.toContain('evaluado');
    await router.navigate(-1);
    await expect.poll(query).toContain('evaluado');
    await press('Limpiar filtros');
    await expect.poll(query).toBe('?texto=registro+civil&orden=usados');
  });

  it('[AREA-15] a facet that is folded says what is chosen in it, and has one age at a time', async () => {
    const { query } = open('?actualizado=30');
    const folded = await screen.findByRole('group', { name: 'Actualizado' });
    expect(within(folded).getByText('Últimos 30 días', { selector: 'small' })).toBeTruthy();
    expect(within(screen.getByRole('group', { name: 'Sector' })).getByText('todos')).toBeTruthy();
    await userEvent.click(within(folded).getByRole('button', { name: /^Últimos 30 días/ }));
    await expect.poll(query).toBe('');
  });

  it('[AREA-15] where a facet has more values than it lists, another one is found by writing', async () => {
    const entrega = Array.from({ length: 50 }, (_, place) => ({
      valor: String(100 + place),
      nombre: `Dato ${place}`,
      cantidad: 50 - place,
      elegido: false,
    }));
    const { query } = open('', {
      '/directorio/facetas': () => ({ ...FACETAS, entrega }),
      '/directorio/datos': () => [{ ...DATO, entregan: 2, piden: 0 }],
    });
    const facet = within(await screen.findByRole('group', { name: 'Qué datos entrega' }));
    // A short facet lists all it has.
    expect(screen.queryByRole('combobox', { name: 'Otra entidad' })).toBeNull();
    await userEvent.type(await facet.findByRole('combobox', { name: 'Otro dato' }), 'defun');
    await userEvent.click(await screen.findByRole('option', { name: /^Fecha de defunción/ }));
    await expect.poll(query).toBe('?entrega=6');
  });

  it('[AREA-15] [TABLE-01] shows the same as a table, page by page', async () => {
    const { query, callsTo } = open('?vista=tabla');
    const table = within(await screen.findByRole('table', { name: 'Servicios encontrados' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Servicio',
      'Entidad',
      'Estado',
      'Entrega',
      'Pide',
      'Datos personales',
      'Acceso',
      'Lo usan',
      'Último cambio',
    ]);
    await press('Página 2');
    await expect.poll(query).toBe('?pagina=2&vista=tabla');
    await expect.poll(() => callsTo(BUSCAR).at(-1)?.query.get('pagina')).toBe('2');
    await press('Tarjetas');
    await expect.poll(query).toBe('?pagina=2');
  });

  it('[AREA-15] what one has and needs is chosen from the common language, and searched together', async () => {
    const { query, callsTo } = open('', {
      '/directorio/datos': () => [{ ...DATO, entregan: 2, piden: 0 }],
    });
    await box();
    await press('Tengo → necesito');
    const necesito = await screen.findByRole('combobox', { name: 'Necesito' });
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(await screen.findByText('Elija al menos un dato que tiene o que necesita.')).toBeTruthy();
    expect(document.activeElement).toBe(necesito);
    await userEvent.type(necesito, 'fec');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(await screen.findByText('Seleccione un dato de la lista o borre el texto.')).toBeTruthy();
    await userEvent.type(necesito, 'h');
    const option = await screen.findByRole('option', { name: /^Fecha de defunción/ });
    expect(within(option).getByText('fechaDefuncion · lo entregan 2 servicios')).toBeTruthy();
    await userEvent.click(option);
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await expect.poll(query).toBe('?necesito=6');
    expect(callsTo('/directorio/cadenas')[0]?.query.toString()).toBe('tengo=&necesito=6');
  });

  it('[AREA-15] a chain comes first where no servicio gives everything, with what passes from one to the next', async () => {
    const cadena = {
      pasos: [
        createPasoCadena({ alimenta: [{ elementoId: 9, identificador: 'nit', nombre: 'NIT' }] }),
        createPasoCadena({
          servicioId: 9,
          nombre: 'Consulta del RUT',
          usa: [{ elementoId: 9, identificador: 'nit', nombre: 'NIT', paso: 1 }],
        }),
      ],
      datoPersonal: 'semiprivado',
      costo: 3,
    };
    open('?tengo=3&necesito=6,7', {
      [BUSCAR]: () => createResultadoDirectorio({ tengo: [], necesito: [DATO] }),
      '/directorio/cadenas': () => ({
        tengo: [],
        necesito: [DATO, { ...DATO, elementoId: 7, nombre: 'Dirección' }],
        cadenas: [cadena],
        total: 1,
        inalcanzables: [],
        motivo: null,
      }),
    });
    const card = within(await screen.findByRole('article', { name: 'En dos pasos obtiene los 2 datos' }));
    expect(card.getByRole('link', { name: 'Consulta del RUT' })).toBeTruthy();
    expect(card.getByText('con NIT')).toBeTruthy();
    expect(screen.getByText('12 servicios y 1 cadena')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Quitar Fecha de defunción' })).toBeTruthy();
  });

  it('[AREA-15] a single servicio that gives everything needs no chain', async () => {
    open('?necesito=6', {
      '/directorio/cadenas': () => ({
        tengo: [],
        necesito: [DATO],
        cadenas: [{ pasos: [createPasoCadena()], datoPersonal: 'no', costo: 1 }],
        total: 1,
        inalcanzables: [],
        motivo: null,
      }),
    });
    expect(await screen.findByText('12 servicios')).toBeTruthy();
    expect(screen.queryByText('Cadena')).toBeNull();
  });

  it('[AREA-15] says why the results stand in this order', async () => {
    open('?texto=nacimiento', {
      [BUSCAR]: () =>
        createResultadoDirectorio({
          servicios: [
            createServicioDirectorio({
              explicacion: {
                puntaje: 2.07,
                palabras: [{ palabra: 'nacimiento', lugar: 'nombre', modo: 'palabra', puntos: 1.8 }],
                factorNivel: 1.15,
                factorSalud: 1,
              },
            }),
          ],
        }),
    });
    const ask = await screen.findByRole('button', { name: '¿Por qué en este orden?' });
    // In the row of the pages, beside the range on show.
    expect(ask.parentElement?.textContent).toBe('Mostrando 1 a 10 de 12¿Por qué en este orden?');
    await userEvent.click(ask);
    const why = within(await screen.findByRole('region', { name: 'Por qué en este orden' }));
    expect(await why.findByText('«nacimiento» en nombre del servicio, una palabra: 1,8')).toBeTruthy();
    expect(why.getByText('1,15 (Nivel 3)')).toBeTruthy();
    expect(why.getByText('2,07')).toBeTruthy();
  });

  it('[AREA-15] with nothing found it gives the tips, and the datum nobody offers is asked for', async () => {
    const { query, callsTo } = open('?texto=zz&entidad=4', {
      [BUSCAR]: () =>
        createResultadoDirectorio({
          servicios: [],
          total: 0,
          sinOferta: [{ ...DATO, entidades: 18, visitantes: 2 }],
        }),
      '/directorio/demandas': () => ({
        elemento: null,
        dato: 'Fecha de defunción',
        entidades: 18,
        visitantes: 3,
        ultima: '2026-03-19T15:00:00.000Z',
        servicios: 0,
      }),
    });
    expect(await screen.findByText('No hay resultados coincidentes')).toBeTruthy();
    expect(screen.getByText('Revise la ortografía.')).toBeTruthy();
    expect(screen.getByText('Nadie ofrece «Fecha de defunción» todavía: pídalo.')).toBeTruthy();
    expect(screen.getByText('18 entidades ya lo pidieron.')).toBeTruthy();
    await press('Pedir un dato');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pedir un dato' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir el dato' }));
    expect(
      await screen.findByText('Su petición quedó anotada. Lo han pedido 18 entidades y 3 visitantes.'),
    ).toBeTruthy();
    expect(callsTo('/directorio/demandas').map(({ body }) => body)).toEqual([{ elementoId: 6 }]);
    // The panel of the filters offers it, and so does what stands in the place of the results.
    const [, below] = screen.getAllByRole('button', { name: 'Limpiar filtros' });
    if (below) await userEvent.click(below);
    await expect.poll(query).toBe('?texto=zz');
  });

  it('[AREA-15] a visitor who wants to be told says where, and is told to confirm it', async () => {
    const { callsTo } = open('?texto=nit', {
      '/suscripciones': () => ({
        id: null,
        estado: 'por-confirmar',
        objeto: 'busqueda',
        frecuencia: 'semanal',
        nombre: 'nit',
        direccion: `${HOME}?texto=nit`,
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Avisarme si cambia' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recibir avisos de esta búsqueda' }));
    await userEvent.type(dialog.getByLabelText(/^Correo/), 'ana@entidad.gov.co');
    await userEvent.click(dialog.getByRole('button', { name: 'Suscribirme' }));
    expect(await screen.findByText(/^Le enviamos un correo a ana@entidad\.gov\.co\./)).toBeTruthy();
    expect(callsTo('/suscripciones').map(({ body }) => body)).toEqual([
      { objeto: 'busqueda', busqueda: 'texto=nit', frecuencia: 'semanal', correo: 'ana@entidad.gov.co' },
    ]);
  });

  it('[ERR-02] what fails says why, keeps the box and is asked again', async () => {
    let fails = true;
    open('?texto=nit', {
      [BUSCAR]: () => {
        if (fails) throw new ApiError({ status: 500, code: 'X', mensaje: 'El servidor está ocupado.' });
        return createResultadoDirectorio();
      },
    });
    expect(await screen.findByText('El servidor está ocupado.')).toBeTruthy();
    expect((await box()).value).toBe('nit');
    fails = false;
    await press(/^Reintentar/);
    expect(await screen.findByText('12 servicios')).toBeTruthy();
  });

  it('[AREA-15] a text that is too long is told, not sent', async () => {
    const { callsTo } = open();
    await userEvent.click(await box());
    await userEvent.paste('a'.repeat(201));
    const before = callsTo(BUSCAR).length;
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(await screen.findByText('Escriba máximo 200 caracteres.')).toBeTruthy();
    expect(callsTo(BUSCAR)).toHaveLength(before);
  });
});
