// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import './update-elemento-screen.tsx';
import type { ElementoPrivado } from '../../contract/index.ts';
import { createElementoPrivado, createReferencia } from '../../testing/elementos-samples.ts';
import {
  type Answer,
  createElementosServer,
  createElementosSite,
  createFailure,
} from '../../testing/elementos-site.tsx';

const FORMULARIO = '/app/elementos-de-dato/100/edit';
const GUARDAR = 'PUT /elemento-dato/100';
const user = userEvent.setup({ delay: null });

/** A server that keeps one draft. */
function open(
  inicial: ElementoPrivado,
  { seccion = '', answers = {} }: { seccion?: string; answers?: Record<string, Answer> } = {},
) {
  let elemento = inicial;
  const server = createElementosServer({
    'GET /elemento-dato/100': () => elemento,
    [GUARDAR]: (body) => {
      elemento = { ...elemento, ...body, version: elemento.version + 1 } as ElementoPrivado;
      return elemento;
    },
    'POST /elemento-dato/parecidos': () => [],
    ...answers,
  });
  const { site, router } = createElementosSite(
    server.fake,
    seccion ? `${FORMULARIO}?seccion=${seccion}` : FORMULARIO,
  );
  return { ...server, router, ...render(site) };
}

beforeEach(() => {
  sessionStorage.clear();
  openSampleSession();
});
afterEach(cleanup);

describe('the form of a draft', () => {
  it('[AREA-06] is saved while it is written, only what changed, over the version that was seen', async () => {
    const { callsTo, container } = open(createElementoPrivado());
    const usos = await screen.findByRole('textbox', { name: /^Usos/ });
    await user.clear(usos);
    await user.type(usos, 'Direcciones');
    expect(screen.getByText('Hay cambios por guardar')).toBeTruthy();
    expect(await screen.findByText(/^Borrador guardado a las/)).toBeTruthy();
    const [call] = callsTo(GUARDAR);
    expect(call?.body).toEqual({ usos: 'Direcciones' });
    expect(call?.headers.get('If-Match')).toBe('"3"');
    await user.type(screen.getByRole('textbox', { name: /^Notas/ }), 'Nota');
    await expect.poll(() => callsTo(GUARDAR)[1]?.headers.get('If-Match')).toBe('"4"');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('[AREA-06] what was written and taken back is not saved: the history tells changes only', async () => {
    const { callsTo } = open(createElementoPrivado(), { seccion: 'nombres' });
    const agregar = await screen.findByRole('button', { name: 'Agregar nombre' });
    await user.click(agregar);
    expect(await screen.findByText('Sin guardar: complete o corrija los campos')).toBeTruthy();
    expect(screen.queryByText('Nombre es requerido.')).toBeNull();
    screen
      .getAllByRole('textbox', { name: /^Nombre/ })
      .at(-1)
      ?.focus();
    await user.tab();
    expect(screen.getByText('Nombre es requerido.')).toBeTruthy();
    const quitar = screen.getAllByRole('button', { name: /^Quitar nombre/ }).at(-1);
    if (quitar) await user.click(quitar);
    expect(await screen.findByText('Se guarda mientras escribe')).toBeTruthy();
    expect(callsTo(GUARDAR)).toEqual([]);
  });

  it('[AREA-06] over what another person saved meanwhile the person decides with both versions in sight', async () => {
    let isFirst = true;
    const { callsTo } = open(createElementoPrivado(), {
      answers: {
        [GUARDAR]: (body) => {
          const actual = createElementoPrivado({ version: 8, usos: 'De Julián', notas: 'También de Julián' });
          if (!isFirst) return { ...actual, ...body, version: 9 };
          isFirst = false;
          throw createFailure(412, 'Otra persona cambió este registro.', {
            code: 'VERSION_DISTINTA',
            actual,
          });
        },
      },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Usos/ }), ' De Ana');
    const conflict = await screen.findByRole('alertdialog');
    expect(within(conflict).getByText('De Julián')).toBeTruthy();
    expect(screen.getByText('Sin guardar: otra persona cambió el elemento')).toBeTruthy();
    await user.click(within(conflict).getByRole('button', { name: 'Guardar mi versión' }));
    await expect.poll(() => callsTo(GUARDAR)[1]?.headers.get('If-Match')).toBe('"8"');
    expect(await screen.findByText(/^Borrador guardado a las/)).toBeTruthy();
    // What this person did not touch is saved as the other one left it, and reads so.
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Notas/ }).value).toBe(
      'También de Julián',
    );
    expect(callsTo(GUARDAR)[1]?.body).toEqual({ usos: expect.stringContaining(' De Ana') });
  });

  it('[AREA-06] without a connection keeps what was written, and says so', async () => {
    let isDown = true;
    const { callsTo } = open(createElementoPrivado(), {
      answers: {
        [GUARDAR]: (body) => {
          if (isDown) throw createFailure(503, 'El servicio no está disponible.');
          return createElementoPrivado({ ...(body as Partial<ElementoPrivado>), version: 4 });
        },
      },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Notas/ }), 'Sin red');
    await screen.findByText('Sin conexión: se reintenta');
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    isDown = false;
    dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^Borrador guardado a las/)).toBeTruthy();
    expect(callsTo(GUARDAR).at(-1)?.body).toEqual({ notas: 'Sin red' });
  });

  it('[AREA-06] is sent one call at a time, however many wait for the one on its way', async () => {
    const first = Promise.withResolvers<void>();
    let version = 3;
    const { callsTo } = open(createElementoPrivado(), {
      answers: {
        [GUARDAR]: async (body) => {
          await first.promise;
          version += 1;
          return createElementoPrivado({ ...(body as Partial<ElementoPrivado>), version });
        },
      },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Notas/ }), 'Uno');
    await screen.findByText('Guardando…');
    await user.type(screen.getByRole('textbox', { name: /^Notas/ }), ' y dos');
    dispatchEvent(new Event('online'));
    // Pressed twice it asks once.
    for (let times = 0; times < 2; times += 1)
      await user.click(screen.getByRole('button', { name: /Envia/ }));
    first.resolve();
    expect(await screen.findByText(/^Borrador guardado a las/)).toBeTruthy();
    expect(callsTo(GUARDAR).map(({ version, body }) => [version, body])).toEqual([
      ['"3"', { notas: 'Uno' }],
      ['"4"', { notas: 'Uno y dos' }],
    ]);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[AREA-06] judges examples while they are written: one that breaks its own rule is not saved', async () => {
    const { callsTo, container } = open(createElementoPrivado(), { seccion: 'estructura' });
    const ejemplo = await screen.findByRole('textbox', { name: 'Ejemplo 1' });
    await user.clear(ejemplo);
    await user.type(ejemplo, '1A');
    expect(await screen.findByText('No cumple el patrón [0-9]{2}')).toBeTruthy();
    await screen.findByText('Sin guardar: complete o corrija los campos');
    expect(callsTo(GUARDAR)).toHaveLength(0);
    const muestras = screen.getByRole('region', { name: 'Qué pasa y qué no' });
    expect(within(muestras).getAllByRole('listitem').length).toBeGreaterThan(1);
    await user.type(screen.getByRole('textbox', { name: 'Pruebe un valor' }), '05');
    expect(await screen.findAllByText('Cumple')).not.toHaveLength(0);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await user.clear(ejemplo);
    await user.type(ejemplo, '91');
    await expect.poll(() => callsTo(GUARDAR)[0]?.body).toEqual({ ejemplos: ['91'] });
  });

  it('[AREA-06] constraints are those of the type, and say when they contradict each other', async () => {
    open(createElementoPrivado(), { seccion: 'estructura' });
    const maxima = await screen.findByRole('textbox', { name: 'Longitud máxima' });
    await user.clear(maxima);
    await user.type(maxima, '1');
    expect(await screen.findByText('La longitud máxima es menor que la mínima.')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Tipo de dato/ }), 'Número decimal');
    expect(screen.queryByRole('textbox', { name: 'Longitud máxima' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Decimales' })).toBeTruthy();
  });

  it('[AREA-06] warns of an element that already says nearly the same, with the way to it', async () => {
    open(createElementoPrivado(), {
      answers: {
        'POST /elemento-dato/parecidos': () => [
          { ...createReferencia({ nombre: 'Departamento' }), parecido: 0.83, definicion: 'División.' },
        ],
      },
    });
    const aviso = await screen.findByRole('region', { name: 'Ya hay elementos parecidos' });
    expect(
      within(aviso)
        .getByRole('link', { name: /^Departamento/ })
        .getAttribute('href'),
    ).toBe('/app/elementos-de-dato/200');
    expect(within(aviso).getByText(/83 % parecido/)).toBeTruthy();
  });

  it('[AREA-06] advises on the definition while it is written, says why, and what is ignored stays away', async () => {
    open(createElementoPrivado());
    const definicion = await screen.findByRole('textbox', { name: /^Definición/ });
    await user.clear(definicion);
    await user.type(definicion, 'No es un municipio.');
    const consejos = screen.getByRole('region', { name: 'Consejos de redacción' });
    expect(await within(consejos).findAllByText('Advertencia')).not.toHaveLength(0);
    expect(
      within(consejos).getByText('Diga qué es, no qué no es: lo que no es nunca termina de enumerarse.'),
    ).toBeTruthy();
    const before = within(consejos).getAllByRole('listitem').length;
    const [ignore] = within(consejos).getAllByRole('button', { name: /^Ignorar/ });
    if (ignore) await user.click(ignore);
    expect(within(consejos).queryAllByRole('listitem')).toHaveLength(before - 1);
    await user.click(within(consejos).getByRole('button', { name: 'Mostrar 1 consejo ignorado' }));
    expect(within(consejos).getAllByRole('listitem')).toHaveLength(before);
  });

  it('[AREA-06] parts of a composite are added, ordered by keyboard, and a cycle the server refuses is shown', async () => {
    const parte = (part: Partial<ReturnType<typeof createReferencia>>) => ({
      ...createReferencia(part),
      nombreLocal: null,
      ocurrenciaMinima: 1,
      ocurrenciaMaxima: 1,
    });
    const { callsTo, container } = open(
      createElementoPrivado({
        tipo: 'compuesto',
        tipoDato: null,
        modelo: 'secuencia',
        ejemplos: [],
        longitudMinima: null,
        longitudMaxima: null,
        patron: null,
        componentes: [
          parte({ versionId: 200, identificador: 'primerNombre' }),
          parte({ versionId: 201, identificador: 'segundoNombre' }),
        ],
      }),
      {
        seccion: 'estructura',
        answers: {
          'GET /elemento-dato/nombres': () => [
            {
              ...createReferencia({ versionId: 202, identificador: 'primerApellido' }),
              coincide: 'Apellido',
            },
          ],
          [GUARDAR]: () => {
            throw createFailure(400, 'Los datos enviados no son válidos.', {
              code: 'SOLICITUD_INVALIDA',
              detalles: [
                { campo: 'componentes', mensaje: 'La parte primerApellido ya contiene este elemento.' },
              ],
            });
          },
        },
      },
    );
    await user.type(await screen.findByRole('combobox', { name: /^Agregar parte/ }), 'apellido');
    await user.click(await screen.findByRole('option', { name: /Número telefónico/ }));
    await user.click(await screen.findByRole('button', { name: 'Subir primerApellido' }));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByText('primerApellido: lugar 1 de 3.')).toBeTruthy();
    await expect
      .poll(() => callsTo(GUARDAR).at(-1)?.body['componentes'])
      .toMatchObject([{ versionId: 202 }, { versionId: 200 }, { versionId: 201 }]);
    expect(await screen.findByText('La parte primerApellido ya contiene este elemento.')).toBeTruthy();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('[AREA-06] what is missing before review leads to the section where it is written', async () => {
    const pendientes = [
      { campo: 'tipoDato', mensaje: 'Elija el tipo de dato.' },
      { campo: 'fuentes', mensaje: 'Agregue al menos una fuente.' },
      { campo: 'usos', mensaje: 'Diga dónde y para qué se usa.' },
    ];
    open(createElementoPrivado({ pendientes }));
    for (const [falta, seccion] of [
      ['Agregue al menos una fuente.', 'Fuentes'],
      ['Elija el tipo de dato.', 'Estructura'],
      ['Diga dónde y para qué se usa.', 'Significado'],
    ] as const) {
      await user.click(await screen.findByRole('link', { name: falta }));
      expect(await screen.findByRole('tab', { name: seccion, selected: true })).toBeTruthy();
    }
  });

  it('[AREA-06] identifiers of other systems outlive a change of section, written or saved', async () => {
    const { callsTo } = open(createElementoPrivado({ identificadores: [] }), {
      seccion: 'nombres',
      answers: { 'PUT /elemento-dato/identificadores': (body) => body },
    });
    const look = async () => {
      await user.click(screen.getByRole('tab', { name: 'Fuentes' }));
      await user.click(screen.getByRole('tab', { name: 'Nombres' }));
    };
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.click(await screen.findByRole('button', { name: 'Agregar identificador' }));
    await user.type(screen.getByRole('textbox', { name: /^Sistema/ }), 'SIGEP');
    await user.type(screen.getByRole('textbox', { name: /^Identificador/ }), '77');
    await look();
    expect(screen.getByDisplayValue('SIGEP')).toBeTruthy();
    expect(screen.getByText('Hay identificadores sin guardar.')).toBeTruthy();
    expect(screen.getByText(/se guardan aparte del borrador/)).toBeTruthy();
    expect(asks()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Guardar identificadores' }));
    await expect.poll(() => callsTo('PUT /elemento-dato/identificadores')).toHaveLength(1);
    await expect.poll(asks).toBe(false);
    expect(screen.queryByText('Hay identificadores sin guardar.')).toBeNull();
    await look();
    expect(screen.getByDisplayValue('77')).toBeTruthy();
  });

  it('[AREA-06] sends the draft to review once everything is saved', async () => {
    const { callsTo, router } = open(createElementoPrivado(), {
      answers: { 'POST /elemento-dato/100/enviar': () => createElementoPrivado({ estado: 'en-revision' }) },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Notas/ }), 'Lista');
    await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }));
    const question = await screen.findByRole('alertdialog');
    expect(callsTo(GUARDAR)).toHaveLength(1);
    await user.click(within(question).getByRole('button', { name: 'Enviar a revisión' }));
    await expect
      .poll(() => callsTo('POST /elemento-dato/100/enviar')[0]?.headers.get('If-Match'))
      .toBe('"4"');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/elementos-de-dato/100'));
  });
});
