// @vitest-environment jsdom
import { ApiError } from '@marco/web-kit/api-client';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import './parametros-screen.tsx';
import { parametrosPaths } from '../../contract/parametros.paths.ts';
import { type Answer, createParametrosSite } from '../../testing/parametros-site.tsx';

beforeAll(() => Promise.all([import('@marco/web-kit/modal'), import('@marco/web-kit/drawer')]));
afterEach(cleanup);

const ALLOWED = { allowed: true, reasons: [], unblockers: [] };
const MINIMO = {
  clave: 'busqueda.minimoCaracteres',
  nombre: 'Caracteres para sugerir',
  descripcion: 'Caracteres mínimos.',
  tipo: 'entero',
  valor: 3,
  restriccion: { minimo: 1, maximo: 10 },
  publico: true,
  version: 7,
  edicion: ALLOWED,
};
const REDES = {
  ...MINIMO,
  clave: 'pie.redes',
  nombre: 'Redes sociales',
  tipo: 'lista',
  valor: [{ nombre: 'X', url: 'https://x.com/a' }],
  restriccion: {
    campos: [
      { clave: 'nombre', titulo: 'Nombre' },
      { clave: 'url', titulo: 'Dirección', formato: 'url' },
    ],
  },
};
const SITIO = {
  ...MINIMO,
  clave: 'sitio.direccion',
  nombre: 'Dirección pública',
  tipo: 'texto',
  valor: 'https://marco.ejemplo',
  restriccion: {},
  edicion: { allowed: false, reasons: ['Lo fija el sistema.'], unblockers: ['quien opera el servidor'] },
};

function open(answers: Record<string, Answer> = {}) {
  const site = createParametrosSite(parametrosPaths.parameters, {
    'GET /parametrizador': () => ({
      grupos: [{ codigo: 'busqueda', nombre: 'Búsquedas', parametros: [MINIMO, REDES, SITIO] }],
    }),
    'GET /notificaciones/sin-leer': () => ({ sinLeer: 0 }),
    ...answers,
  });
  render(site.site);
  return site;
}

const edit = async (nombre: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Editar ${nombre}` }));
  return screen.findByRole('dialog', { name: nombre });
};

describe('parameters', () => {
  it('[ERR-01] [AREA-10] edits an integer by its limits: what is wrong opens the modal and nothing is sent', async () => {
    const { callsTo } = open({
      'PUT /parametros/busqueda.minimoCaracteres': () => ({ ...MINIMO, valor: 4, version: 8 }),
    });
    const drawer = await edit('Caracteres para sugerir');
    const field = within(drawer).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '11');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Guardar' }));
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(modal.textContent).toContain('Debe estar entre 1 y 10.');
    await userEvent.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(callsTo('PUT /parametros/busqueda.minimoCaracteres')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Se guardó «Caracteres para sugerir». Ya rige.')).toBeTruthy();
    const [call] = callsTo('PUT /parametros/busqueda.minimoCaracteres');
    expect(call?.body).toEqual({ valor: 4 });
    expect(call?.headers.get('if-match')).toBe('"7"');
  });

  it('shows both versions when somebody else was faster, and overwrites only when told', async () => {
    const answers: Answer[] = [
      () => {
        throw new ApiError({
          status: 412,
          code: 'VERSION_DISTINTA',
          mensaje: 'Otra persona cambió este registro.',
          actual: { ...MINIMO, valor: 6, version: 8 },
        });
      },
      () => ({ ...MINIMO, valor: 5, version: 9 }),
    ];
    const { callsTo } = open({
      'PUT /parametros/busqueda.minimoCaracteres': (call) => answers.shift()?.(call),
    });
    const drawer = await edit('Caracteres para sugerir');
    await userEvent.clear(within(drawer).getByRole('textbox'));
    await userEvent.type(within(drawer).getByRole('textbox'), '5');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Guardar' }));
    const conflict = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    expect(within(conflict).getByRole('row', { name: /Caracteres para sugerir 5 6/ })).toBeTruthy();
    await userEvent.click(within(conflict).getByRole('button', { name: 'Guardar mi versión' }));
    expect(await screen.findByText(/Ya rige/)).toBeTruthy();
    const matches = callsTo('PUT /parametros/busqueda.minimoCaracteres').map(({ headers }) =>
      headers.get('if-match'),
    );
    expect(matches).toEqual(['"7"', '"8"']);
  });

  it('a press of Escape or beside it asks before what was typed is lost; untouched it closes at once', async () => {
    open();
    await edit('Caracteres para sugerir');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    const drawer = await edit('Caracteres para sugerir');
    await userEvent.type(within(drawer).getByRole('textbox'), '9');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Cerrar sin guardar' }));
    const findQuestion = () =>
      screen.findByRole('alertdialog', { name: '¿Desea descartar lo que escribió?' });
    await findQuestion();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    await expect.poll(() => drawer.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await findQuestion();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('adds and takes away rows of a list', async () => {
    const { callsTo } = open({ 'PUT /parametros/pie.redes': () => ({ ...REDES, version: 8 }) });
    const drawer = await edit('Redes sociales');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Agregar fila' }));
    const nombres = within(drawer).getAllByRole('textbox', { name: /^Nombre/ });
    const urls = within(drawer).getAllByRole('textbox', { name: /^Dirección/ });
    await userEvent.type(nombres[1] as HTMLElement, 'YouTube');
    await userEvent.type(urls[1] as HTMLElement, 'https://youtube.com/a');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Quitar la fila 1' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Quitar la fila 1');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Guardar' }));
    await screen.findByText(/Ya rige/);
    expect(callsTo('PUT /parametros/pie.redes')[0]?.body).toEqual({
      valor: [{ nombre: 'YouTube', url: 'https://youtube.com/a' }],
    });
  });

  it('a parameter that cannot be changed says why, and its button opens nothing', async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Editar Dirección pública' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    const reasons = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reasons?.textContent).toContain('Lo fija el sistema.');
    expect(reasons?.textContent).toContain('quien opera el servidor');
  });

  it('tells why the list did not load and tries again', async () => {
    let attempts = 0;
    open({
      'GET /parametrizador': () => {
        attempts += 1;
        if (attempts === 1) throw new ApiError({ status: 503, code: 'X', mensaje: 'No está disponible.' });
        return { grupos: [] };
      },
    });
    expect(await screen.findByText('No está disponible.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await expect.poll(() => screen.queryByText('No está disponible.')).toBeNull();
    expect(attempts).toBe(2);
  });
});
