// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import './comparacion-screen.tsx';
import './update-elemento-screen.tsx';
import './versiones-screen.tsx';
import { createElementoPrivado, createReferencia } from '../../testing/elementos-samples.ts';
import {
  type Answer,
  createElementosServer,
  createElementosSite,
  createFailure,
} from '../../testing/elementos-site.tsx';

const user = userEvent.setup({ delay: null });
const VALOR = { descripcion: '', vigenteDesde: null, vigenteHasta: null };
const GUARDAR = 'PUT /elemento-dato/100/valores';
const LISTA = createElementoPrivado({ clase: 'lista', ejemplos: ['05'] });

function open(address: string, answers: Record<string, Answer>) {
  const server = createElementosServer({
    'GET /elemento-dato/100': () => LISTA,
    'POST /elemento-dato/parecidos': () => [],
    'GET /elemento-dato/100/valores': () => ({
      total: 2,
      valores: [
        { codigo: '05', nombre: 'Antioquia', ...VALOR },
        { codigo: '11', nombre: 'Bogotá', ...VALOR },
      ],
    }),
    ...answers,
  });
  const { site, router } = createElementosSite(server.fake, address);
  return { ...server, router, ...render(site) };
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

describe('the values of a lista', () => {
  const ADDRESS = '/app/elementos-de-dato/100/edit?seccion=valores';

  it('[AREA-06] are added by the constraints of the element, ordered, and saved while they change like the rest of the draft', async () => {
    const { callsTo, container } = open(ADDRESS, {
      [GUARDAR]: () => ({ total: 3, version: 4 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Agregar valor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agregar valor' });
    const codigo = within(dialog).getByRole('textbox', { name: /^Código/ });
    await user.type(codigo, '8');
    await user.type(within(dialog).getByRole('textbox', { name: /^Nombre/ }), 'Atlántico');
    await user.click(within(dialog).getByRole('button', { name: 'Agregar' }));
    expect(await within(dialog).findByText('Su longitud es 1 y debe ser al menos 2.')).toBeTruthy();
    expect(await readErrors()).toContain('Código: Su longitud es 1 y debe ser al menos 2.');
    await user.clear(codigo);
    await user.type(codigo, '08');
    await user.click(within(dialog).getByRole('button', { name: 'Agregar' }));
    await user.click(await screen.findByRole('button', { name: 'Editar 08' }));
    await user.type(await screen.findByRole('textbox', { name: /^Nombre/ }), '!');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await user.click(await screen.findByRole('button', { name: 'Subir 08' }));
    expect(screen.getByText('Hay cambios por guardar')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await expect
      .poll(() => callsTo(GUARDAR).at(-1)?.body['valores'])
      .toMatchObject([{ codigo: '05' }, { codigo: '08', nombre: 'Atlántico' }, { codigo: '11' }]);
    expect(callsTo(GUARDAR)[0]?.version).toBe('"3"');
    expect(await screen.findByText(/^Borrador guardado a las/)).toBeTruthy();
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    const search = screen.getByRole('textbox', { name: 'Buscar por código o nombre' });
    await user.type(search, 'Guainía');
    expect(screen.getByText('Ningún valor coincide con «Guainía».')).toBeTruthy();
    await user.clear(search);
    await user.click(screen.getByRole('button', { name: 'Quitar 08' }));
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Quitar 11');
  });

  it('[AREA-06] half a day keeps a value from being added, though its other day is whole', async () => {
    open(ADDRESS, {});
    await user.click(await screen.findByRole('button', { name: 'Agregar valor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agregar valor' });
    expect(within(dialog).getByText('Los campos marcados con * son obligatorios.')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: /^Código/ }), '08');
    await user.type(within(dialog).getByRole('textbox', { name: /^Nombre/ }), 'Atlántico');
    const [desde, hasta] = await within(dialog).findAllByRole('spinbutton', { name: /^día/i });
    await user.click(desde as HTMLElement);
    await user.keyboard('05');
    await user.click(hasta as HTMLElement);
    await user.keyboard('05052027');
    await user.click(within(dialog).getByRole('button', { name: 'Agregar' }));
    expect(await readErrors()).toContain('Complete la fecha');
    expect(screen.queryByRole('button', { name: 'Editar 08' })).toBeNull();
    expect(await screen.findByRole('dialog', { name: 'Agregar valor' })).toBeTruthy();
  });

  it('[AREA-06] what is changed while they are saved is saved after it, over the version that came back', async () => {
    const saved = Promise.withResolvers<object>();
    const { callsTo } = open(ADDRESS, { [GUARDAR]: () => saved.promise });
    await user.click(await screen.findByRole('button', { name: 'Subir 11' }));
    await screen.findByText('Guardando…');
    await user.click(screen.getByRole('button', { name: 'Quitar 05' }));
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    saved.resolve({ total: 2, version: 4 });
    await expect
      .poll(() => callsTo(GUARDAR).map(({ version, body }) => [version, body['valores']]))
      .toMatchObject([
        ['"3"', [{ codigo: '11' }, { codigo: '05' }]],
        ['"4"', [{ codigo: '11' }]],
      ]);
  });

  it('[AREA-06] go to review with the draft: its fields first, then the values, one call after another', async () => {
    const { calls } = open(ADDRESS, {
      'PUT /elemento-dato/100': (body) => ({ ...LISTA, ...body, version: 4 }),
      [GUARDAR]: () => ({ total: 1, version: 5 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Quitar 11' }));
    await user.click(screen.getByRole('tab', { name: 'Significado' }));
    await user.type(await screen.findByRole('textbox', { name: /^Notas/ }), 'Nota');
    await user.click(screen.getByRole('button', { name: 'Enviar a revisión' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Enviar a revisión?' });
    expect(calls.filter(({ method }) => method === 'PUT').map(({ version }) => version)).toEqual([
      '"3"',
      '"4"',
    ]);
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  });

  it('[AREA-06] which the server refuses are told where they are written, and stay', async () => {
    const mensaje = 'El ejemplo «05» no es un código de la lista. Cámbielo antes de guardar estos valores.';
    open(ADDRESS, {
      [GUARDAR]: () => {
        throw createFailure(400, 'Los datos enviados no son válidos.', {
          code: 'SOLICITUD_INVALIDA',
          detalles: [{ campo: 'ejemplos.0', mensaje }],
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Quitar 05' }));
    expect(await screen.findByText(mensaje)).toBeTruthy();
    expect(screen.getByText(/^No se pudo guardar:/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Editar 05' })).toBeNull();
  });

  it('[AREA-06] over those another person saved meanwhile the person decides with both in sight', async () => {
    let isFirst = true;
    const { callsTo } = open(ADDRESS, {
      [GUARDAR]: () => {
        if (!isFirst) return { total: 1, version: 9 };
        isFirst = false;
        throw createFailure(412, 'Otra persona cambió este registro.', {
          code: 'VERSION_DISTINTA',
          actual: { ...LISTA, version: 8 },
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Quitar 11' }));
    const conflict = await screen.findByRole('alertdialog');
    const [row] = within(conflict).getAllByRole('row').slice(1);
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Valores',
      '1 valor',
      '2 valores: 11 Bogotá',
    ]);
    await user.click(within(conflict).getByRole('button', { name: 'Guardar mi versión' }));
    await expect.poll(() => callsTo(GUARDAR)[1]?.version).toBe('"8"');
  });

  it('[AREA-06] come from a file that is reviewed cell by cell before anything changes', async () => {
    let errores = [{ fila: 3, columna: 'B', valor: '', mensaje: 'Escriba el nombre.' }];
    const { callsTo } = open(ADDRESS, {
      'POST /elemento-dato/100/valores/revisar': (body) =>
        body['contenido'] === 'codigo,nombre\n'
          ? { filas: 0, nuevos: [], cambiados: [], retirados: ['05', '11'], iguales: 0, errores: [] }
          : { filas: 2, nuevos: ['08'], cambiados: [], retirados: ['11'], iguales: 1, errores },
      'POST /elemento-dato/100/valores/importar': () => ({ total: 2, version: 4 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Importar archivo' }));
    const file = new File(['codigo,nombre\n05,Antioquia\n08,'], 'valores.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('Archivo de valores'), file);
    expect(await screen.findByText('Escriba el nombre.')).toBeTruthy();
    const heavy = new File([new Uint8Array(5_100_000)], 'enorme.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('Archivo de valores'), heavy);
    expect(await screen.findByText('«enorme.csv» pesa 5,1 MB y el máximo es 5 MB.')).toBeTruthy();
    expect(callsTo('POST /elemento-dato/100/valores/revisar')).toHaveLength(1);
    await user.upload(screen.getByLabelText('Archivo de valores'), file);
    expect(await screen.findByText('Escriba el nombre.')).toBeTruthy();
    expect(screen.queryByText(/^«enorme\.csv» pesa/)).toBeNull();
    expect(screen.getByText(/2 filas, 1 celda con errores\./)).toBeTruthy();
    const apply = screen.getByRole('button', { name: 'Reemplazar los valores' });
    expect(apply.getAttribute('aria-disabled')).toBe('true');
    await user.upload(
      screen.getByLabelText('Archivo de valores'),
      new File(['codigo,nombre\n'], 'vacio.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText('El archivo no tiene filas de valores.')).toBeTruthy();
    expect(screen.getByText(/^Se retira «05», que es un ejemplo del elemento\./)).toBeTruthy();
    errores = [];
    await user.upload(screen.getByLabelText('Archivo de valores'), file);
    expect(await screen.findByText('Se retiran: 1')).toBeTruthy();
    expect(screen.getByText('(11)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reemplazar los valores' }));
    await expect
      .poll(() => callsTo('POST /elemento-dato/100/valores/importar')[0]?.body)
      .toEqual({ formato: 'csv', contenido: 'codigo,nombre\n05,Antioquia\n08,' });
    expect(callsTo(GUARDAR)).toEqual([]);
  });
});

const COMPONENTES = { etiqueta: 'Componentes', cambio: 'menor', razon: 'Otra versión menor.' };

describe('two versions', () => {
  it('[AREA-06] stand field by field with the verdict and its reasons', async () => {
    const { container, callsTo } = open('/app/elementos-de-dato/comparar?a=90&b=100', {
      'GET /elemento-dato/comparar': () => ({
        desde: createReferencia({ versionId: 90, numero: '1.0' }),
        hasta: createReferencia({ versionId: 100, numero: '2.0' }),
        diferencias: [
          {
            campo: 'patron',
            etiqueta: 'Patrón',
            antes: '[0-9]+',
            despues: '[0-9]{2}',
            cambio: 'mayor',
            razon: 'El patrón cambió: mensajes válidos antes pueden no serlo.',
          },
        ],
        veredicto: { cambio: 'mayor', compatible: false, razones: ['El patrón cambió.'] },
      }),
    });
    expect(await screen.findByText('Incompatible: pide una versión mayor.')).toBeTruthy();
    expect(screen.getByText('El patrón cambió.')).toBeTruthy();
    expect(container.querySelector('del')?.textContent).toBe('[0-9]+');
    expect(callsTo('GET /elemento-dato/comparar')[0]?.url).toContain('desde=90&hasta=100');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('[AREA-06] of a list only the lines that differ are marked, all of them where only the order does', async () => {
    const { container } = open('/app/elementos-de-dato/comparar?a=90&b=100', {
      'GET /elemento-dato/comparar': () => ({
        desde: createReferencia({ versionId: 90, numero: '1.0' }),
        hasta: createReferencia({ versionId: 100, numero: '1.1' }),
        diferencias: [
          {
            ...COMPONENTES,
            campo: 'componentes',
            antes: 'pais 1.0\nmunicipio 1.0',
            despues: 'pais 1.0\nmunicipio 1.1',
          },
          { ...COMPONENTES, campo: 'ejemplos', antes: 'uno\ndos', despues: 'dos\nuno' },
        ],
        veredicto: { cambio: 'menor', compatible: true, razones: [] },
      }),
    });
    await screen.findByRole('row', { name: /^Componentes .*municipio 1\.1/ });
    const read = (tag: string) => [...container.querySelectorAll(tag)].map(({ textContent }) => textContent);
    expect(read('del')).toEqual(['municipio 1.0', 'uno', 'dos']);
    expect(read('ins')).toEqual(['municipio 1.1', 'dos', 'uno']);
  });

  it('[AREA-06] of two elements are shown, and neither is said to replace the other', async () => {
    open('/app/elementos-de-dato/comparar?a=90&b=100', {
      'GET /elemento-dato/comparar': () => ({
        desde: createReferencia({ versionId: 90, elementoId: 9 }),
        hasta: createReferencia({ versionId: 100, elementoId: 10 }),
        diferencias: [{ ...COMPONENTES, campo: 'patron', antes: 'a', despues: 'b' }],
        veredicto: { cambio: 'mayor', compatible: false, razones: ['El patrón cambió.'] },
      }),
    });
    expect(await screen.findByText(/^Son versiones de dos elementos distintos/)).toBeTruthy();
    expect(screen.queryByText(/^Incompatible: pide/)).toBeNull();
  });

  it('[AREA-06] that say the same are said to, and nothing calls that a compatible change', async () => {
    open('/app/elementos-de-dato/comparar?a=90&b=100', {
      'GET /elemento-dato/comparar': () => ({
        desde: createReferencia({ versionId: 90, numero: '1.0' }),
        hasta: createReferencia({ versionId: 100, numero: '1.1' }),
        diferencias: [],
        veredicto: { cambio: 'menor', compatible: true, razones: ['Las dos versiones dicen lo mismo.'] },
      }),
    });
    expect(await screen.findAllByText('Las dos versiones dicen lo mismo.')).toHaveLength(1);
    expect(screen.queryByText(/^Compatible/)).toBeNull();
  });

  it('[AREA-06] are chosen in the list of versions', async () => {
    const [version] = LISTA.versiones;
    const versiones = [100, 90, 80].map((id, at) => ({ ...version, id, numero: `1.${2 - at}` }));
    const { router } = open('/app/elementos-de-dato/100/versiones', {
      'GET /elemento-dato/100': () => ({ ...LISTA, versiones }),
      'GET /elemento-dato/comparar': () => ({}),
    });
    const boxes = await screen.findAllByRole('checkbox');
    for (const box of boxes.slice(0, 2)) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Comparar' }));
    await expect.poll(() => router.state.location.search).toBe('?a=90&b=100');
  });
});
