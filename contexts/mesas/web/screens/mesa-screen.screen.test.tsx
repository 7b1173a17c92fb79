// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import './mesa-screen.tsx';
import { createMesa, ENTIDADES, REUNIONES, SERVICIOS } from '../../testing/mesas-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const MESA = '/mesas-interoperabilidad/consult/7';
const paths = {
  mesa: '/mesaInteroperabilidad/listarMesaId',
  entidades: '/mdi-minteroperabilidad-entidads-mesa/7',
  servicios: '/mesaInteroperabilidad/servicios-mesa/mesa/7',
  reuniones: '/mesaInteroperabilidad/listarReunionMesa',
};

function open(address = MESA, answers: Record<string, Answer> = {}) {
  const server = createMesasServer({
    [paths.mesa]: () => createMesa(),
    [paths.entidades]: () => ENTIDADES,
    [paths.servicios]: () => SERVICIOS,
    [paths.reuniones]: () => REUNIONES,
    ...answers,
  });
  const { site, router } = createMesasSite(server.fake, address);
  render(site);
  return { ...server, router };
}

const tab = (name: string) => screen.findByRole('tab', { name });
const selected = async () => (await screen.findByRole('tab', { selected: true })).textContent;
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const filter = (label: string) => screen.getByRole('textbox', { name: label });

beforeEach(() => localStorage.clear());

describe('consult of a mesa', () => {
  it('[MESA-05] names the mesa and opens the fourth of its tabs', async () => {
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Mesa de interoperabilidad - Pasaportes' }),
    ).toBeTruthy();
    await tab('Reuniones de avance 2');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
      'Información',
      'Entidades participantes 2',
      'Servicios de la mesa 3',
      'Reuniones de avance 2',
    ]);
    expect(await selected()).toContain('Reuniones de avance');
    expect(document.title).toBe('Mesa de interoperabilidad - Pasaportes | Producto v2.8.12');
    expect(screen.getByRole('navigation', { name: '' }).textContent).toContain('Pasaportes');
    expect(screen.getByText('Creada el 5 de mayo de 2026')).toBeTruthy();
  });

  it('[MESA-05] saves the chosen tab and opens the saved one; VOLVER stands on every tab', async () => {
    const { router } = open();
    for (const [name, number] of [
      ['Información', '1'],
      ['Entidades participantes 2', '2'],
      ['Servicios de la mesa 3', '3'],
    ] as const) {
      await userEvent.click(await tab(name));
      expect(localStorage.getItem('tab')).toBe(number);
      expect(router.state.location.search).toBe(`?pestana=${number}`);
      expect(screen.getByRole('link', { name: 'VOLVER' }).getAttribute('href')).toBe(
        '/mesas-interoperabilidad/home?tblInterConsult=1',
      );
    }
  });

  it.each([
    [MESA, '2', 'Entidades'],
    [`${MESA}?pestana=1`, '2', 'Información'],
    [MESA, 'x', 'Reuniones'],
  ])('[MESA-05] %s with %s stored opens %s', async (address, stored, expected) => {
    localStorage.setItem('tab', stored);
    open(address);
    expect(await selected()).toContain(expected);
  });

  it('[MESA-06] shows the information', async () => {
    open(`${MESA}?pestana=1`);
    await screen.findByRole('heading', { name: 'Información de la mesa' });
    for (const term of ['Nombre', 'Estado', 'Objetivo', 'Descripción general', 'Fecha de creación'])
      expect(screen.getByText(term).tagName).toBe('DT');
    expect(screen.getByText('05/05/2026')).toBeTruthy();
    expect(screen.getAllByText('Abierta')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'gestor@ejemplo.gov.co' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'consultora@ejemplo.gov.co' })).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'Identificado: 2; Publicado Nivel 3: 1' })).toBeTruthy();
  });

  it('[MESA-06] names lead entity and main support consultant beside their mailboxes, all of it read-only', async () => {
    open(`${MESA}?pestana=1`);
    const people = (await screen.findByText('Responsable de la entidad líder')).closest('ul');
    expect([...(people?.querySelectorAll('li b') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Ministerio de relaciones exteriores',
      'Luisa Peña Arango',
    ]);
    for (const [term, text] of [
      ['Nombre', 'Pasaportes'],
      ['Objetivo', 'Verificar en línea la vigencia de un pasaporte.'],
      ['Descripción general', 'Reúne a las entidades que expiden y consultan pasaportes.'],
    ] as const)
      expect(screen.getByText(term, { selector: 'dt' }).nextSibling?.textContent).toBe(text);
    for (const role of ['textbox', 'combobox', 'checkbox', 'radio'])
      expect(screen.queryAllByRole(role)).toEqual([]);
  });

  it('[MESA-06] a closed mesa reads Cerrada', async () => {
    open(`${MESA}?pestana=1`, { [paths.mesa]: () => createMesa({ estado: false }) });
    await screen.findByRole('heading', { name: 'Información de la mesa' });
    expect(screen.getAllByText('Cerrada')).toHaveLength(2);
    expect(screen.queryByText('Abierta')).toBeNull();
  });

  it.each(['2', '3', '4'])(
    '[MESA-07] [MESA-08] [MESA-09] tab %s has the sizes 10, 25 and 50',
    async (number) => {
      open(`${MESA}?pestana=${number}`);
      await screen.findByRole('table');
      const sizes = within(screen.getByLabelText('Resultados pág.')).getAllByRole('option');
      expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '25', '50']);
    },
  );

  it('[ERR-02] information that fails says why and tries again', async () => {
    let isDown = true;
    open(`${MESA}?pestana=1`, {
      [paths.mesa]: () => {
        if (isDown) throw createFailure(500, 'Falló la ficha.');
        return createMesa();
      },
    });
    expect(await screen.findByText('Falló la ficha.')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Información de la mesa' })).toBeTruthy();
  });

  it('[MESA-07] filters entidades by text and by order', async () => {
    open(`${MESA}?pestana=2`);
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Nombre de la entidad',
      'Orden',
      'Departamento',
      'Municipio',
    ]);
    const sizes = within(screen.getByLabelText('Resultados pág.')).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '25', '50']);
    for (const [text, found] of [
      ['migra', 1],
      ['antioq', 1],
      ['bogota', 1],
      ['medellín', 1],
      ['territorial', 0],
    ] as const) {
      await userEvent.clear(filter('Entidad, departamento o municipio'));
      await userEvent.type(filter('Entidad, departamento o municipio'), text);
      expect(screen.queryAllByRole('row').slice(1)).toHaveLength(found);
    }
    expect(screen.getByText('No hay resultados coincidentes')).toBeTruthy();
    await userEvent.clear(filter('Entidad, departamento o municipio'));
    await userEvent.click(screen.getByRole('button', { name: /Nacional/ }));
    expect(rows()).toEqual(['Migración colombiaNacionalBogotá D. C.Bogotá D. C.']);
    await userEvent.click(screen.getByRole('button', { name: /Territorial/ }));
    expect(rows()).toEqual(['Gobernación de antioquiaTerritorialAntioquiaMedellín']);
  });

  it('[MESA-08] [MESA-12] filters servicios by status with counts, and by name', async () => {
    open(`${MESA}?pestana=3`);
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: /Identificado.*2/ }));
    expect(rows()).toEqual(['IdentificadoCitas para pasaporte', 'IdentificadoReporte de pérdida']);
    await userEvent.click(screen.getByRole('button', { name: /Total/ }));
    await userEvent.type(filter('Filtrar por estado o nombre'), 'nivel 3');
    expect(rows()).toEqual(['Publicado Nivel 3Consulta de pasaportes']);
    await userEvent.clear(filter('Filtrar por estado o nombre'));
    await userEvent.type(filter('Filtrar por estado o nombre'), 'perdida');
    expect(rows()).toEqual(['IdentificadoReporte de pérdida']);
  });

  it('[MESA-09] shows meetings with the day of Colombia and filters by topic or date', async () => {
    open();
    await screen.findByRole('table');
    expect(rows()).toEqual([
      'Validación del esquema14/07/2026Luisa PeñaVER reunión: Validación del esquema',
      'Instalación de la mesa05/05/2026Julián CárdenasVER reunión: Instalación de la mesa',
    ]);
    expect(screen.getByRole('link', { name: /VER reunión: Validación/ }).getAttribute('href')).toBe(
      '/mesas-interoperabilidad/viewmeeting/31/7?urlOri=consultar',
    );
    await userEvent.type(filter('Filtrar por temática o fecha'), '05/05');
    expect(rows()).toHaveLength(1);
    await userEvent.clear(filter('Filtrar por temática o fecha'));
    await userEvent.type(filter('Filtrar por temática o fecha'), 'validacion');
    expect(rows()).toEqual([expect.stringContaining('Validación del esquema')]);
    await userEvent.clear(filter('Filtrar por temática o fecha'));
    await userEvent.type(filter('Filtrar por temática o fecha'), 'Peña');
    expect(screen.queryByRole('row')).toBeNull();
  });

  it.each([
    [
      '2',
      paths.entidades,
      'No tiene ninguna entidad registrada.',
      'Aún no hay entidades participantes registradas.',
    ],
    [
      '3',
      paths.servicios,
      'No tiene ningún servicio registrado.',
      'Aún no hay servicios de la mesa registrados.',
    ],
    ['4', paths.reuniones, 'Aún no hay reuniones de avance registradas.', undefined],
  ])('[MESA-07] [MESA-08] [MESA-09] tab %s without rows says so', async (number, path, title, text) => {
    open(`${MESA}?pestana=${number}`, { [path]: () => [] });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    if (text) expect(screen.getByText(text)).toBeTruthy();
  });

  it('[ERR-02] a tab that fails says why and tries again; the others stay', async () => {
    let isDown = true;
    open(MESA, {
      [paths.reuniones]: () => {
        if (isDown) throw createFailure(500, 'Falló la consulta.');
        return REUNIONES;
      },
    });
    expect(await screen.findByText('No fue posible cargar las reuniones de avance')).toBeTruthy();
    expect(screen.getByText('Falló la consulta.')).toBeTruthy();
    expect(await tab('Servicios de la mesa 3')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it.each([
    '/mesas-interoperabilidad/consult/999',
    '/mesas-interoperabilidad/consult/pasaportes',
    '/mesas-interoperabilidad/consult/99999999999',
  ])('%s is no mesa, and says the way back', async (address) => {
    open(address, {
      [paths.mesa]: () => {
        throw createFailure(404, 'La mesa de interoperabilidad que busca no existe.');
      },
    });
    expect(await screen.findByText('La mesa de interoperabilidad que busca no existe.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buscar mesas' }).getAttribute('href')).toContain('/home');
  });
});
