// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import './espacio-mesa-screen.tsx';
import type { EspacioMesa, PaginaComentarios } from '../../contract/index.ts';
import {
  createBloqueReunion,
  createEspacio,
  createHecho,
  createProxima,
} from '../../testing/espacio-samples.ts';
import { createGestionCerrada } from '../../testing/mesas-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const ESPACIO = '/app/mesas-interoperabilidad/edit/7';
const PATH = '/mesaInteroperabilidad/espacio/7';
const CONFIRMACION = '/mesaInteroperabilidad/reunion/31/confirmacion';
const CONVERSACION = '/mesaInteroperabilidad/conversacion/7';
const user = userEvent.setup({ delay: null });

const PERSONAS = [
  { id: 3, nombre: 'Luisa Peña Arango', entidad: null },
  { id: 8, nombre: 'María Ñáñez', entidad: 'Ministerio de relaciones exteriores' },
];

function createConversacion(part: Partial<PaginaComentarios> = {}): PaginaComentarios {
  const comun = { fecha: '2026-11-27T15:00:00.000Z', editado: false };
  return {
    comentarios: [
      {
        ...comun,
        id: 1,
        autor: 'María Ñáñez',
        entidad: 'Ministerio de relaciones exteriores',
        esPropio: false,
        texto: '@[3], <b>¿sirve?</b>',
        menciones: [{ id: 3, nombre: 'Luisa Peña Arango' }],
        cambiar: refuseWith('Solo quien escribió el comentario puede cambiarlo.'),
      },
      {
        ...comun,
        id: 2,
        autor: 'Luisa Peña Arango',
        entidad: null,
        esPropio: true,
        texto: 'Sí, @[8].',
        menciones: [{ id: 8, nombre: 'María Ñáñez' }],
        editado: true,
        cambiar: ALLOWED,
      },
    ],
    siguiente: null,
    total: 2,
    escribir: ALLOWED,
    ...part,
  };
}

function open(espacio: EspacioMesa, answers: Record<string, Answer> = {}, address = ESPACIO) {
  const server = createMesasServer({
    [PATH]: () => espacio,
    '/mesaInteroperabilidad/gestion/7': () => espacio.mesa,
    [CONVERSACION]: () => createConversacion(),
    [`${CONVERSACION}/personas`]: () => PERSONAS,
    '/usuarios/mintic': () => [],
    ...answers,
  });
  const { site, router } = createMesasSite(server.fake, address, 'ficha');
  const { container } = render(site);
  return { ...server, router, container };
}

/** Rules axe finds broken; colours need a browser that draws. */
async function findViolations(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const region = (name: string) => screen.findByRole('region', { name });
const fallo = { estado: 'fallo', mensaje: 'No fue posible leer esta parte.' } as const;

beforeEach(() => {
  localStorage.clear();
  openSampleSession();
});

describe('[MESA-11] the workspace of a mesa', () => {
  it('comes in one call, with its blocks in the order of the page', async () => {
    const { callsTo, calls, container } = open(createEspacio());
    await region('Compromisos');
    expect(await findViolations(container)).toEqual([]);
    expect(screen.getAllByRole('region').map((one) => one.querySelector('h2')?.textContent)).toEqual([
      'Resultados de las pruebas',
      'Compromisos',
      undefined,
      undefined,
      undefined,
      'Servicios de la mesa',
      'Conversación',
      'Línea de tiempo',
      'Calendario',
      'Participantes',
      'Documentos',
    ]);
    expect(callsTo(PATH)).toHaveLength(1);
    expect(calls.filter(({ path }) => path.startsWith('/mesaInteroperabilidad/espacio'))).toHaveLength(1);
    // Who does not read the conversation does not ask for it.
    expect(callsTo(CONVERSACION)).toHaveLength(1);
  });

  it('one block that failed says so and is tried again; the others stand', async () => {
    let espacio = createEspacio({ servicios: fallo });
    const { callsTo } = open(espacio, { [PATH]: () => espacio });
    expect(await screen.findByText('No fue posible cargar los servicios')).toBeTruthy();
    expect(await region('Compromisos')).toBeTruthy();
    espacio = createEspacio();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('table', { name: 'Servicios de la mesa' })).toBeTruthy();
    expect(callsTo(PATH)).toHaveLength(2);
  });

  it('failed whole says why, and a mesa that does not exist too', async () => {
    open(createEspacio(), {
      [PATH]: () => {
        throw createFailure(503, 'La base de datos no responde.');
      },
    });
    expect(await screen.findByText('La base de datos no responde.')).toBeTruthy();
    open(createEspacio(), {
      [PATH]: () => {
        throw createFailure(404, 'No existe.');
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mesa no encontrada' })).toBeTruthy();
  });

  it('a closed one says since when and why, and begins with what happened', async () => {
    open(createEspacio({}, createGestionCerrada({ motivoCierre: 'Cumplió su objetivo.' })));
    expect(await screen.findByText(/Motivo: Cumplió su objetivo\./)).toBeTruthy();
    expect(screen.getAllByRole('region')[0]?.querySelector('h2')?.textContent).toBe('Línea de tiempo');
  });

  it('who does not run mesas adds nothing, and reads no history that is not theirs', async () => {
    const { mesa, bloques } = createEspacio();
    const no = { allowed: false, reasons: ['No.'], unblockers: [] };
    const permisos = { ...mesa.permisos, historial: no, conversacion: no };
    const { callsTo } = open({ mesa: { ...mesa, gestiona: false, permisos }, seguida: false, bloques });
    await region('Participantes');
    expect(callsTo(CONVERSACION)).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Agregar entidad' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Vincular servicio' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Programar reunión' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Más$/ }));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Historial', 'Ver la consulta']);
    expect(screen.getByRole('menuitem', { name: 'Historial' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('its menu leads to the form, the history and the consult', async () => {
    const { router } = open(createEspacio());
    await user.click(await screen.findByRole('button', { name: /Más$/ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Editar información',
      'Historial',
      'Ver la consulta',
      'Cerrar mesa',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Editar información' }));
    await waitFor(() => expect(router.state.location.search).toBe('?pestana=informacion'));
    await user.click(await screen.findByRole('link', { name: 'Volver a la mesa' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('[MESA-11] the conversation of a mesa', () => {
  it('shows text as text with the names of who is mentioned, and sends whom the list was asked for', async () => {
    const { callsTo, container } = open(createEspacio());
    const card = within(await region('Conversación'));
    const [first, own] = await card.findAllByRole('listitem');
    expect(first?.textContent).toContain('@Luisa Peña Arango, <b>¿sirve?</b>');
    expect(first?.querySelector('p:last-of-type b')?.textContent).toBe('@Luisa Peña Arango');
    expect(own?.textContent).toContain('editado');
    expect(within(first ?? document.body).queryByRole('button')).toBeNull();
    const text = card.getByRole('textbox', { name: 'Comentario' });
    // An @ leads to the list, and the chosen name stands where the cursor was.
    await user.type(text, 'Gracias @');
    const list = card.getByRole('combobox', { name: 'Mencionar a una persona de la mesa' });
    expect(document.activeElement).toBe(list);
    await user.keyboard('nanez');
    await user.click(await card.findByRole('option', { name: /María Ñáñez/ }));
    expect(text).toHaveProperty('value', 'Gracias @María Ñáñez ');
    expect(document.activeElement).toBe(text);
    expect(await findViolations(container)).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(callsTo(CONVERSACION).map(({ body }) => body)).toContainEqual({ texto: 'Gracias @[8]' }),
    );
    await waitFor(() => expect(card.getByRole('textbox')).toHaveProperty('value', ''));
  });

  it('an own comment is changed where it stands, or taken away after a question; of a closed mesa it is read', async () => {
    const { callsTo } = open(createEspacio(), {
      '/mesaInteroperabilidad/conversacion/comentario/2': () => ({ id: 2 }),
    });
    const card = within(await region('Conversación'));
    await user.click(await card.findByRole('button', { name: 'Editar' }));
    const [text] = card.getAllByRole('textbox', { name: 'Comentario' });
    expect(text).toHaveProperty('value', 'Sí, @María Ñáñez.');
    await user.type(text ?? document.body, ' Gracias.');
    await user.click(card.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(callsTo('/comentario/2')[0]?.body).toEqual({ texto: 'Sí, @[8]. Gracias.' }));
    await user.click(await card.findByRole('button', { name: 'Eliminar' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar el comentario?' });
    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(callsTo('/comentario/2')).toHaveLength(2));
    const reason = 'La mesa está cerrada; su conversación ya solo se lee.';
    open(createEspacio(), { [CONVERSACION]: () => createConversacion({ escribir: refuseWith(reason) }) });
    expect(await screen.findByText(reason)).toBeTruthy();
  });
});

describe('[MESA-11] the next meeting', () => {
  const withReunion = (datos: Parameters<typeof createBloqueReunion>[0]) =>
    createEspacio({ reunion: { estado: 'listo', datos: createBloqueReunion(datos) } });

  it('who runs it starts it after a question, and goes to its desk', async () => {
    const { callsTo, router } = open(withReunion({}), {
      '/mesaInteroperabilidad/reunion/estado': () => ({}),
    });
    const block = within(await region('Resultados de las pruebas'));
    expect(block.getByRole('list', { name: 'Agenda' }).textContent).toBe(
      'Diccionario de la libretaPróximos pasos',
    );
    expect(block.getByText(/9 de 12/)).toBeTruthy();
    await user.click(block.getByRole('button', { name: 'Iniciar reunión' }));
    const modal = await screen.findByRole('alertdialog', { name: '¿Iniciar la reunión?' });
    await user.click(within(modal).getByRole('button', { name: 'Iniciar reunión' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/app/mesas-interoperabilidad/meeting/31'),
    );
    const [call] = callsTo('/mesaInteroperabilidad/reunion/estado');
    expect(call?.body).toMatchObject({ idReunion: 31, accion: 'iniciar' });
    expect(call?.headers.get('If-Match')).toBe('"2"');
  });

  it('while it runs the button leads back to it', async () => {
    open(withReunion({ principal: 'volver', reunion: createProxima({ estado: 'en-curso' }) }));
    const link = await screen.findByRole('link', { name: 'Volver a la reunión' });
    expect(link.getAttribute('href')).toBe('/app/mesas-interoperabilidad/meeting/31');
    expect(screen.getByText('Reunión en curso')).toBeTruthy();
  });

  it('who is invited confirms, is told for whom, and may take it back', async () => {
    let asistira: boolean | null = null;
    const read = () =>
      withReunion({
        principal: asistira === null ? 'confirmar' : null,
        programar: null,
        reunion: createProxima({ iniciar: null, propia: { asistira, confirmar: ALLOWED } }),
      });
    const { callsTo } = open(read(), {
      [PATH]: read,
      [CONFIRMACION]: (body) => {
        asistira = body['asistira'] === true;
        return { personas: 2 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirmar asistencia' }));
    expect(await screen.findByText('Se confirmó la asistencia de 2 personas de su entidad.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirmar asistencia' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'No asistiré' }));
    expect(await screen.findByText('Se avisó que no asistirán.')).toBeTruthy();
    expect(callsTo(CONFIRMACION).map(({ body }) => body)).toEqual([{ asistira: true }, { asistira: false }]);
  });

  it('[ERR-01] an answer that is refused says why', async () => {
    open(
      withReunion({
        principal: 'confirmar',
        reunion: createProxima({ iniciar: null, propia: { asistira: null, confirmar: ALLOWED } }),
      }),
      {
        [CONFIRMACION]: () => {
          throw createFailure(409, 'La reunión ya no está programada.');
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Confirmar asistencia' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error!' });
    expect(modal.textContent).toContain('La reunión ya no está programada.');
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
  });

  it('without one, free slots lead to the form with day and hour written', async () => {
    open(withReunion({ reunion: null, principal: null, cupos: [{ fecha: '2026-07-21', hora: '09:00' }] }));
    const link = await screen.findByRole('link', { name: /martes, 21 de julio/ });
    expect(link.getAttribute('href')).toBe(`${ESPACIO}/meeting?fecha=2026-07-21&hora=09%3A00`);
  });
});

describe('[MESA-11] what stands in the blocks', () => {
  it('a commitment opens with what may be done with it; the rest is one press away', async () => {
    open(createEspacio());
    const vencidos = within(await region('Vencidos'));
    expect(vencidos.getByRole('link', { name: '3 más en Vencidos' }).getAttribute('href')).toBe(
      `${ESPACIO}?pestana=compromisos`,
    );
    expect(screen.getByRole('link', { name: 'Ver todos los compromisos' }).getAttribute('href')).toBe(
      '/app/mesas-interoperabilidad/compromisos?mesa=7',
    );
    await user.click(vencidos.getByRole('button', { name: /^Entregar el diccionario/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Compromiso' });
    expect(within(dialog).getByRole('button', { name: 'Reportar cumplimiento' })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  });

  it('the timeline goes on, and shows decisions alone', async () => {
    const { callsTo } = open(createEspacio(), {
      [PATH]: () => {
        const url = callsTo(PATH).at(-1)?.url ?? '';
        if (!url.includes('bloques=hechos')) return createEspacio();
        const isNext = url.includes('antesDe');
        const hecho = createHecho({
          clave: 'acta-1',
          tipo: 'acta',
          titulo: 'Se selló el acta 1',
          decisiones: [],
        });
        const datos = { hechos: [isNext ? hecho : createHecho()], total: isNext ? 2 : 1, siguiente: null };
        return { mesa: createEspacio().mesa, bloques: { hechos: { estado: 'listo', datos } } };
      },
    });
    const line = within(await region('Línea de tiempo'));
    expect(line.getByText(/numLibretaPasaporte/)).toBeTruthy();
    await user.click(line.getByRole('button', { name: 'Ver más hechos' }));
    expect(await line.findByText('Se selló el acta 1')).toBeTruthy();
    expect(line.getByRole('status').textContent).toBe('2 de 2 hechos');
    await user.click(line.getByRole('button', { name: 'Decisiones' }));
    await waitFor(() => expect(line.queryByText('Se selló el acta 1')).toBeNull());
    expect(callsTo(PATH).at(-1)?.url).toContain('clase=decisiones');
  });

  it('the calendar names meetings, due days and holidays, and asks for another month', async () => {
    const { callsTo } = open(createEspacio(), {
      [PATH]: () => {
        const url = callsTo(PATH).at(-1)?.url ?? '';
        if (!url.includes('bloques=calendario')) return createEspacio();
        const datos = { mes: '2026-08', hoy: '2026-07-21', reuniones: [], vencimientos: [] };
        return { mesa: createEspacio().mesa, bloques: { calendario: { estado: 'listo', datos } } };
      },
    });
    const calendar = within(await region('Calendario'));
    const today = calendar.getByRole('link', { name: '21 de julio, hoy: reunión Pruebas' });
    expect(today.getAttribute('aria-current')).toBe('date');
    expect(calendar.getByRole('link', { name: '24 de julio: vencen 2 compromisos' })).toBeTruthy();
    expect(calendar.getByText(/festivo, Día de la Independencia/)).toBeTruthy();
    await user.click(calendar.getByRole('button', { name: 'Mes siguiente' }));
    expect(await calendar.findByRole('table', { name: 'Agosto de 2026' })).toBeTruthy();
    await waitFor(() => expect(callsTo(PATH).at(-1)?.url).toContain('mes=2026-08'));
    expect(calendar.queryByRole('link')?.textContent).toMatch(/Programar/);
  });
});
