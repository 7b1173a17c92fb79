// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { refuseWith } from '@marco/contract-kit/decision';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../screens/update-elemento-screen.tsx';
import '../screens/elemento-screen.tsx';
import type { ElementoPrivado } from '../../contract/index.ts';
import {
  createElementoPrivado,
  createImpacto,
  createIncorporado,
  createReferencia,
} from '../../testing/elementos-samples.ts';
import {
  type Answer,
  createElementosServer,
  createElementosSite,
  createFailure,
} from '../../testing/elementos-site.tsx';

const FICHA = '/app/elementos-de-dato/100';
const SI = { allowed: true, reasons: [], unblockers: [] };
const user = userEvent.setup({ delay: null });

/** The version as the fake server keeps it. */
let stored: ElementoPrivado;
function keep(elemento: ElementoPrivado): ElementoPrivado {
  stored = elemento;
  return elemento;
}

function open(elemento: ElementoPrivado, answers: Record<string, Answer> = {}, address = FICHA) {
  keep(elemento);
  const server = createElementosServer({
    'GET /elemento-dato/100': () => stored,
    'GET /elemento-dato/100/impacto': () => createImpacto(),
    'POST /elemento-dato/parecidos': () => [],
    ...answers,
  });
  const { site, router } = createElementosSite(server.fake, address);
  return { ...server, router, ...render(site) };
}

async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
}

beforeEach(() => {
  sessionStorage.clear();
  openSampleSession();
});
afterEach(cleanup);

/** Reads what is wrong, and goes on. */
async function readErrors(): Promise<string> {
  const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
  const text = alert.textContent;
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  return text;
}

describe('an expiry for a day to come', () => {
  const CADUCIDAD = {
    fecha: '2999-01-05',
    motivo: 'La norma lo deroga.',
    impedimento: null,
    reemplazadoPor: createReferencia({ nombre: 'Código DIVIPOLA' }),
  };
  const programado = (part: Partial<ElementoPrivado> = {}) => {
    const elemento = createIncorporado({ caducidad: CADUCIDAD, ...part });
    const caducar = refuseWith('Ya está programado que caduque el 5 de enero de 2999.');
    return { ...elemento, acciones: { ...elemento.acciones, caducar, cancelarCaducidad: SI } };
  };

  it('[AREA-06] is set with its day, for which the notices are drafted anew', async () => {
    const { callsTo } = open(createIncorporado(), {
      'POST /elemento-dato/100/caducar': () => keep(programado()),
    });
    await user.click(await screen.findByRole('button', { name: 'Caducar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Caducar el elemento' });
    // No version to number: the end of the element is what it says.
    expect(await within(dialog).findByText('El elemento deja de regir.')).toBeTruthy();
    expect(within(dialog).queryByText(/pide una versión mayor/)).toBeNull();
    await user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'La norma lo deroga.');
    const [dia] = await within(dialog).findAllByRole('spinbutton', { name: /^día/i });
    await user.click(dia as HTMLElement);
    await user.keyboard('05012999');
    await expect
      .poll(() => callsTo('GET /elemento-dato/100/impacto').at(-1)?.url)
      .toContain('fecha=2999-01-05');
    await user.click(within(dialog).getByRole('button', { name: 'Programar la caducidad' }));
    await expect
      .poll(() => callsTo('POST /elemento-dato/100/caducar')[0]?.body)
      .toEqual({
        motivo: 'La norma lo deroga.',
        fecha: '2999-01-05',
        reemplazadoPorId: null,
        avisos: [],
      });
    expect(
      await screen.findByText('Quedó programado que el elemento caduque el 5 de enero de 2999.'),
    ).toBeTruthy();
    expect(await screen.findByText('El elemento caduca el 5 de enero de 2999.')).toBeTruthy();
  });

  it('[AREA-06] half a day, or one that passed, expires nothing', async () => {
    const { callsTo } = open(createIncorporado());
    await user.click(await screen.findByRole('button', { name: 'Caducar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Caducar el elemento' });
    await user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'La norma lo deroga.');
    const [dia] = await within(dialog).findAllByRole('spinbutton', { name: /^día/i });
    await user.click(dia as HTMLElement);
    await user.keyboard('05');
    await user.click(within(dialog).getByRole('button', { name: 'Caducar' }));
    expect(await within(dialog).findByText('Complete la fecha: día, mes y año.')).toBeTruthy();
    expect(await readErrors()).toContain('Complete la fecha: día, mes y año.');
    await user.click(dia as HTMLElement);
    await user.keyboard('05012020');
    await user.click(within(dialog).getByRole('button', { name: 'Caducar' }));
    await readErrors();
    expect(callsTo('POST /elemento-dato/100/caducar')).toHaveLength(0);
  });

  it('[AREA-06] stands on the page with its reason and its replacement, and is called off', async () => {
    const { callsTo, container } = open(programado(), {
      'POST /elemento-dato/100/cancelar-caducidad': () => keep(createIncorporado({ version: 4 })),
    });
    expect(await screen.findByText('El elemento caduca el 5 de enero de 2999.')).toBeTruthy();
    expect(screen.getByText(/Motivo: La norma lo deroga\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Código DIVIPOLA' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Caducar' }).getAttribute('aria-disabled')).toBe('true');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Cancelar la caducidad' }));
    const dialog = await screen.findByRole('alertdialog', { name: '¿Cancelar la caducidad?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar la caducidad' }));
    await expect
      .poll(() => callsTo('POST /elemento-dato/100/cancelar-caducidad')[0]?.headers.get('If-Match'))
      .toBe('"3"');
    expect(await screen.findByText(/Se canceló la caducidad/)).toBeTruthy();
    expect(screen.queryByText('El elemento caduca el 5 de enero de 2999.')).toBeNull();
  });

  it('[AREA-06] that could not be done says why', async () => {
    const impedimento = 'Servicios publicados lo usan y nada lo reemplaza: Consulta (Registraduría).';
    open(programado({ caducidad: { ...CADUCIDAD, reemplazadoPor: null, impedimento } }));
    expect(await screen.findByText('El elemento no caducó el 5 de enero de 2999.')).toBeTruthy();
    expect(screen.getByText(/Servicios publicados lo usan/)).toBeTruthy();
  });
});

describe('the number of a version', () => {
  const NUMERACION = {
    vigente: '1.0',
    cambio: 'mayor' as const,
    propuesto: '2.0',
    corresponde: false,
    sinCambios: false,
    razones: ['Cambia el tipo de dato.'],
  };
  const numerado = (part: Partial<ElementoPrivado> = {}) =>
    createElementoPrivado({
      numero: '1.1',
      menor: 1,
      numeracion: { ...NUMERACION, razones: [...NUMERACION.razones] },
      ...part,
    });

  it('[AREA-06] is proposed with the reasons on the page, and taken with one press', async () => {
    const { callsTo, container } = open(numerado(), {
      'PUT /elemento-dato/100/numero': () =>
        keep(
          numerado({
            numero: '2.0',
            version: 4,
            numeracion: { ...NUMERACION, corresponde: true, razones: [...NUMERACION.razones] },
          }),
        ),
    });
    const card = await screen.findByRole('region', { name: 'Versiones' });
    expect(card.textContent).toContain('se propone 2.0');
    expect(within(card).getByText('Cambia el tipo de dato.')).toBeTruthy();
    await expectAccessible(container);
    await user.click(within(card).getByRole('button', { name: 'Usar el número 2.0' }));
    await expect.poll(() => callsTo('PUT /elemento-dato/100/numero')[0]?.body).toEqual({ cambio: 'mayor' });
    expect(await screen.findByText('La versión es ahora la 2.0.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Usar el número/ })).toBeNull();
  });

  it('[AREA-06] of a copy of the version in force is not proposed: the draft says that nothing changed', async () => {
    const numeracion = { ...NUMERACION, cambio: 'menor' as const, propuesto: '1.1', sinCambios: true };
    const mensaje = 'Dice lo mismo que la versión 1.0, que está vigente: cambie algo o descarte el borrador.';
    open(
      numerado({ numeracion, pendientes: [{ campo: 'version', mensaje }] }),
      {},
      '/app/elementos-de-dato/100/edit',
    );
    const card = await screen.findByRole('region', { name: 'Número de la versión' });
    expect(card.textContent).toContain('Todavía dice lo mismo que la 1.0');
    expect(screen.getByRole('link', { name: mensaje })).toBeTruthy();
    expect(screen.queryByText(/^Compatible/)).toBeNull();
    expect(screen.queryByText('No le falta nada.')).toBeNull();
  });

  it('[AREA-06] is proposed while the draft is written too, over what was saved last', async () => {
    const { callsTo } = open(
      numerado(),
      {
        'PUT /elemento-dato/100': ({ nombre }) => keep(numerado({ version: 4, nombre: String(nombre) })),
        'PUT /elemento-dato/100/numero': () => keep(numerado({ numero: '2.0', version: 5 })),
      },
      `${FICHA}/edit`,
    );
    await user.type(await screen.findByRole('textbox', { name: /^Nombre/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Usar el número 2.0' }));
    await expect.poll(() => callsTo('PUT /elemento-dato/100/numero')[0]?.headers.get('If-Match')).toBe('"4"');
  });

  it('[AREA-06] is taken once, whatever is pressed while the draft is saved first', async () => {
    const guardado = Promise.withResolvers<ElementoPrivado>();
    const { callsTo } = open(
      numerado(),
      {
        'PUT /elemento-dato/100': () => guardado.promise,
        'PUT /elemento-dato/100/numero': () => keep(numerado({ numero: '2.0', version: 5 })),
      },
      `${FICHA}/edit`,
    );
    await user.type(await screen.findByRole('textbox', { name: /^Nombre/ }), '!');
    const take = screen.getByRole('button', { name: 'Usar el número 2.0' });
    await user.click(take);
    await user.click(take);
    guardado.resolve(keep(numerado({ version: 4 })));
    await expect.poll(() => screen.queryByRole('button', { name: /^(Usar el número|Guardando)/ })).toBeNull();
    expect(callsTo('PUT /elemento-dato/100/numero')).toHaveLength(1);
  });

  it('[AREA-06] before anybody approves, the proposal and why stand beside what it reaches', async () => {
    const elemento = numerado({ estado: 'pendiente-entidad' });
    open({ ...elemento, acciones: { ...elemento.acciones, aprobar: SI } });
    await user.click(await screen.findByRole('button', { name: 'Aprobar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aprobar la conceptualización' });
    expect(await within(dialog).findByText(/Por sus cambios frente a la 1\.0/)).toBeTruthy();
    expect(await within(dialog).findByText(/Incompatible: pide una versión mayor/)).toBeTruthy();
  });

  it('[AREA-06] the next one is shown before its draft begins, past numbers that were thrown away', async () => {
    const [vigente] = createIncorporado().versiones;
    const tirada = { ...vigente, id: 99, numero: '1.1', estado: 'descartado' as const };
    open(createIncorporado({ versiones: [tirada, vigente] as ElementoPrivado['versiones'] }));
    await user.click(await screen.findByRole('button', { name: 'Crear nueva versión' }));
    expect(await screen.findByText(/borrador de la versión 1\.2/)).toBeTruthy();
  });
});

describe('taking an element to a wider layer', () => {
  const CAPAS = {
    capas: [{ id: 1, codigo: 'Comun', nombre: 'Común', tipo: 'comun', elementos: 40 }],
    dominios: [
      { id: 2, codigo: 'Ubicacion', nombre: 'Ubicación', elementos: 8 },
      { id: 3, codigo: 'Tiempo', nombre: 'Tiempo', elementos: 4 },
    ],
  };

  it('[AREA-06] offers the wider layers alone, and leads to the new element', async () => {
    const { callsTo, router } = open(createIncorporado(), {
      'GET /elemento-dato/capa-uso': () => CAPAS,
      'POST /elemento-dato/capa-uso': () => createElementoPrivado({ elementoId: 11, versionId: 102 }),
      'GET /elemento-dato/102': () => createElementoPrivado({ elementoId: 11, versionId: 102 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Llevar a otra capa' }));
    const dialog = await screen.findByRole('dialog', { name: 'Llevar a una capa más amplia' });
    const capa = await within(dialog).findByRole('combobox', { name: /^Capa de uso/ });
    expect(callsTo('GET /elemento-dato/capa-uso')[0]?.url).toContain('masAmpliasQue=10');
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Crear borrador' }));
    expect(await within(dialog).findByText('Seleccione una capa de uso.')).toBeTruthy();
    expect(await readErrors()).toContain('Seleccione una capa de uso.');
    expect(callsTo('POST /elemento-dato/capa-uso')).toHaveLength(0);
    await user.selectOptions(capa, 'Común');
    await user.click(within(dialog).getByRole('button', { name: 'Crear borrador' }));
    await expect.poll(() => router.state.location.pathname).toBe('/app/elementos-de-dato/102');
    const [call] = callsTo('POST /elemento-dato/capa-uso');
    expect(call?.body).toEqual({ elementoId: 10, capaId: 1, dominioId: 2 });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('[AREA-06] a refusal is told and nothing is left', async () => {
    const { router } = open(createIncorporado(), {
      'GET /elemento-dato/capa-uso': () => CAPAS,
      'POST /elemento-dato/capa-uso': () => {
        throw createFailure(409, 'Ya existe un elemento con ese identificador en la misma capa y dominio.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Llevar a otra capa' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Capa de uso/ }), 'Común');
    await user.click(screen.getByRole('button', { name: 'Crear borrador' }));
    expect(await screen.findByText(/Ya existe un elemento con ese identificador/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(router.state.location.pathname).toBe(FICHA);
  });

  it('[AREA-06] says why it is not available, and when no layer is wider', async () => {
    const elemento = createIncorporado();
    const llevar = refuseWith('El elemento ya está en la capa común, que es la más amplia.');
    open({ ...elemento, acciones: { ...elemento.acciones, llevar } });
    const button = await screen.findByRole('button', { name: 'Llevar a otra capa' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.hover(button);
    expect(await screen.findByText(/ya está en la capa común/)).toBeTruthy();
    cleanup();
    open(createIncorporado(), { 'GET /elemento-dato/capa-uso': () => ({ capas: [], dominios: [] }) });
    await user.click(await screen.findByRole('button', { name: 'Llevar a otra capa' }));
    expect(await screen.findByText(/No hay una capa vigente más amplia/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Crear borrador' }).getAttribute('aria-disabled')).toBe('true');
  });
});
