// @vitest-environment jsdom
import { ApiError } from '@marco/web-kit/api-client';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import './parametros-screen.tsx';
import { parametrosPaths } from '../../contract/parametros.paths.ts';
import { type Answer, createParametrosSite } from '../../testing/parametros-site.tsx';

beforeAll(() => import('@marco/web-kit/modal'));
afterEach(cleanup);

const ALLOWED = { allowed: true, reasons: [], unblockers: [] };
const MINIMO = {
  clave: 'busqueda.minimoCaracteres',
  nombre: 'Caracteres para sugerir',
  descripcion: 'Caracteres mínimos.',
  tipo: 'entero',
  valor: 3,
  inicial: 3,
  unidad: 'caracteres',
  efecto: 'Rige al abrir la siguiente página.',
  sensible: false,
  pendiente: null,
  restriccion: { minimo: 1, maximo: 10 },
  publico: true,
  version: 7,
  edicion: ALLOWED,
};
const ESPERA = {
  ...MINIMO,
  clave: 'busqueda.esperaMs',
  nombre: 'Pausa antes de sugerir',
  valor: 800,
  inicial: 500,
  unidad: 'milisegundos',
  restriccion: { minimo: 0, maximo: 5000 },
};
const REDES = {
  ...MINIMO,
  clave: 'pie.redes',
  nombre: 'Redes sociales',
  tipo: 'lista',
  valor: [{ nombre: 'X', url: 'https://x.com/a' }],
  inicial: [{ nombre: 'X', url: 'https://x.com/a' }],
  unidad: '',
  restriccion: {
    campos: [
      { clave: 'nombre', titulo: 'Nombre' },
      { clave: 'url', titulo: 'Dirección', formato: 'url' },
    ],
  },
};
const RAIZ = {
  ...MINIMO,
  clave: 'oid.raiz',
  nombre: 'Raíz de los OID',
  tipo: 'texto',
  valor: '2.999.170',
  inicial: '2.999.170',
  unidad: '',
  sensible: true,
  restriccion: { formato: 'oid' },
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
const BUSQUEDA = {
  codigo: 'busqueda',
  nombre: 'Búsquedas',
  descripcion: 'Cómo sugieren los campos.',
  version: 9,
  parametros: [MINIMO, ESPERA],
};
const PIE = { codigo: 'pie', nombre: 'Pie de página', descripcion: '', version: 3, parametros: [REDES] };
const OID = { codigo: 'oid', nombre: 'Identificadores', descripcion: '', version: 4, parametros: [RAIZ] };
const FIJO = { codigo: 'sitio', nombre: 'Sitio', descripcion: '', version: 1, parametros: [SITIO] };
const CAMBIO = {
  id: 5,
  clave: 'busqueda.minimoCaracteres',
  antes: 4,
  despues: 3,
  estado: 'aplicado',
  persona: 'Ana Ejemplo',
  creadoEn: '2026-11-20T15:00:00.000Z',
  decision: null,
};

function open(answers: Record<string, Answer> = {}, address = '') {
  const site = createParametrosSite(`${parametrosPaths.parameters}${address}`, {
    'GET /parametrizador': () => ({ grupos: [BUSQUEDA, PIE, OID, FIJO], edita: true, veCorreos: true }),
    'GET /parametrizador/busqueda/historial': () => ({ cambios: [CAMBIO], total: 1 }),
    'GET /parametrizador/pie/historial': () => ({ cambios: [], total: 0 }),
    'GET /parametrizador/oid/historial': () => ({ cambios: [], total: 0 }),
    'GET /parametrizador/sitio/historial': () => ({ cambios: [], total: 0 }),
    'GET /notificaciones/sin-leer': () => ({ sinLeer: 0 }),
    ...answers,
  });
  render(site.site);
  return site;
}

const write = async (nombre: RegExp | string, text: string) => {
  const field = await screen.findByRole('textbox', { name: nombre });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
const choose = (grupo: RegExp) => userEvent.click(screen.getByRole('button', { name: grupo }));
/** What a save answers: the group with these values. */
const saved = (grupo: typeof BUSQUEDA, valores: Record<string, unknown>) => ({
  ...grupo,
  version: grupo.version + 1,
  parametros: grupo.parametros.map((each) => ({ ...each, valor: valores[each.clave] ?? each.valor })),
});

describe('parameters', () => {
  it('[ERR-01] [AREA-10] a value out of its range says so under its field, and nothing is sent', async () => {
    const { callsTo } = open();
    await write(/^Caracteres para sugerir/, '11');
    expect(screen.getByText('Debe estar entre 1 y 10.')).toBeTruthy();
    await save();
    const modal = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(modal.textContent).toContain('Debe estar entre 1 y 10.');
    await userEvent.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(callsTo('PUT /parametrizador/busqueda')).toEqual([]);
  });

  it('[AREA-10] several are marked, say what they do before they are saved, and go in one call over the seen version', async () => {
    const { callsTo } = open({
      'PUT /parametrizador/busqueda': () =>
        saved(BUSQUEDA, { 'busqueda.minimoCaracteres': 4, 'busqueda.esperaMs': 600 }),
    });
    await write(/^Caracteres para sugerir/, '4');
    await write(/^Pausa antes de sugerir/, '600');
    expect(screen.getAllByText('Sin guardar')).toHaveLength(2);
    const bar = screen.getByRole('region', { name: 'Cambios sin guardar' });
    expect(bar.textContent).toContain('2 cambios sin guardar. Rige al abrir la siguiente página.');
    await save();
    expect(await screen.findByText('Se guardaron 2 cambios. Ya rigen.')).toBeTruthy();
    const [call] = callsTo('PUT /parametrizador/busqueda');
    expect(call?.body).toEqual({
      cambios: [
        { clave: 'busqueda.minimoCaracteres', valor: 4 },
        { clave: 'busqueda.esperaMs', valor: 600 },
      ],
    });
    expect(call?.headers.get('if-match')).toBe('"9"');
  });

  it('one is saved with Ctrl S', async () => {
    const { callsTo } = open({
      'PUT /parametrizador/busqueda': () => saved(BUSQUEDA, { 'busqueda.minimoCaracteres': 4 }),
    });
    await write(/^Caracteres para sugerir/, '4');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Se guardó «Caracteres para sugerir». Ya rige.')).toBeTruthy();
    expect(callsTo('PUT /parametrizador/busqueda')).toHaveLength(1);
  });

  it('«Deshacer» takes one change back, «Descartar» all of them', async () => {
    open();
    await write(/^Caracteres para sugerir/, '4');
    await write(/^Pausa antes de sugerir/, '600');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer Caracteres para sugerir' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Caracteres/ }).value).toBe('3');
    expect(screen.getAllByText('Sin guardar')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByText('Sin guardar')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Cambios sin guardar' })).toBeNull();
  });

  it('one that is not as at first says so, and one press puts the first value; only those may be shown', async () => {
    open();
    await screen.findByText('Cambiado');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Solo los cambiados' }));
    expect(screen.queryByRole('heading', { name: /^Caracteres para sugerir/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Volver al inicial Pausa antes de sugerir' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Pausa/ }).value).toBe('500');
    expect(screen.getByText('Antes: 800 milisegundos.')).toBeTruthy();
  });

  it('[AREA-10] the historial tells who changed what, and a value of then is put back as another change', async () => {
    open();
    expect((await screen.findByText(/^Ana Ejemplo, /)).textContent).toContain('20/11/2026');
    await userEvent.click(
      screen.getByRole('button', { name: 'Volver a 4 caracteres en Caracteres para sugerir' }),
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Caracteres/ });
    expect(field.value).toBe('4');
    expect(document.activeElement).toBe(field);
    expect(screen.getByText('1 cambio sin guardar.')).toBeTruthy();
  });

  it('another group is shown by its address; with changes it asks before they are lost', async () => {
    open({}, '?grupo=pie');
    await screen.findByRole('heading', { name: 'Redes sociales' });
    await choose(/^Búsquedas/);
    await write(/^Caracteres para sugerir/, '4');
    await choose(/^Pie de página/);
    const question = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Seguir aquí' }));
    expect(await screen.findByDisplayValue('4')).toBeTruthy();
    await choose(/^Pie de página/);
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    expect(await screen.findByRole('heading', { name: 'Redes sociales' })).toBeTruthy();
  });

  it('are searched in all groups by name, text and key, without accents; nothing found may be cleared', async () => {
    open();
    const search = await screen.findByRole('searchbox', { name: 'Buscar en 5 valores' });
    await userEvent.type(search, 'raiz');
    expect(screen.getByText('1 coincidencia con «raiz»')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Identificadores' })).toBeTruthy();
    expect(screen.getAllByText('Raíz', { selector: 'mark' })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Ver Raíz de los OID' }));
    expect(await screen.findByDisplayValue('2.999.170')).toBeTruthy();
    await userEvent.type(search, 'pie.redes');
    expect(screen.getByText('pie.redes', { selector: 'mark' })).toBeTruthy();
    await userEvent.clear(search);
    await userEvent.type(search, 'xyz');
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
    expect(await screen.findByDisplayValue('2.999.170')).toBeTruthy();
  });

  it('shows both versions when somebody else was faster, and overwrites only when told', async () => {
    const refuse = () => {
      throw new ApiError({
        status: 412,
        code: 'VERSION_DISTINTA',
        mensaje: 'Otra persona cambió este registro.',
        actual: saved(BUSQUEDA, { 'busqueda.minimoCaracteres': 6 }),
      });
    };
    const answers: Answer[] = [refuse, () => saved(BUSQUEDA, { 'busqueda.minimoCaracteres': 5 })];
    const { callsTo } = open({ 'PUT /parametrizador/busqueda': (call) => answers.shift()?.(call) });
    await write(/^Caracteres para sugerir/, '5');
    await save();
    const conflict = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    expect(
      within(conflict).getByRole('row', { name: /Caracteres para sugerir 5 caracteres 6 caracteres/ }),
    ).toBeTruthy();
    await userEvent.click(within(conflict).getByRole('button', { name: 'Guardar mi versión' }));
    expect(await screen.findByText(/Ya rige/)).toBeTruthy();
    const matches = callsTo('PUT /parametrizador/busqueda').map(({ headers }) => headers.get('if-match'));
    expect(matches).toEqual(['"9"', '"10"']);
  });

  it('what somebody else saved meanwhile of another value of the group asks nothing', async () => {
    const answers: Answer[] = [
      () => {
        throw new ApiError({
          status: 412,
          code: 'VERSION_DISTINTA',
          mensaje: 'Otra persona.',
          actual: saved(BUSQUEDA, { 'busqueda.esperaMs': 900 }),
        });
      },
      () => saved(BUSQUEDA, { 'busqueda.minimoCaracteres': 5, 'busqueda.esperaMs': 900 }),
    ];
    open({ 'PUT /parametrizador/busqueda': (call) => answers.shift()?.(call) });
    await write(/^Caracteres para sugerir/, '5');
    await save();
    expect(await screen.findByText(/Ya rige/)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('adds and takes away rows of a list', async () => {
    const { callsTo } = open({ 'PUT /parametrizador/pie': () => PIE }, '?grupo=pie');
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar fila' }));
    const nombres = screen.getAllByRole('textbox', { name: /^Nombre/ });
    const urls = screen.getAllByRole('textbox', { name: /^Dirección/ });
    await userEvent.type(nombres[1] as HTMLElement, 'YouTube');
    await userEvent.type(urls[1] as HTMLElement, 'https://youtube.com/a');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la fila 1' }));
    await save();
    await screen.findByText(/Ya rige/);
    expect(callsTo('PUT /parametrizador/pie')[0]?.body).toEqual({
      cambios: [{ clave: 'pie.redes', valor: [{ nombre: 'YouTube', url: 'https://youtube.com/a' }] }],
    });
  });

  it('a parameter that cannot be changed says why, and has no field', async () => {
    open({}, '?grupo=sitio');
    expect(await screen.findByText('https://marco.ejemplo')).toBeTruthy();
    expect(screen.getByText('Lo fija el sistema.')).toBeTruthy();
    expect(screen.getByText(/quien opera el servidor/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
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

describe('a parameter that takes two people', () => {
  const PENDIENTE = {
    valor: '2.999.171',
    persona: 'Ana Ejemplo',
    propuestoEn: '2026-11-20T15:00:00.000Z',
    aprobacion: ALLOWED,
    rechazo: ALLOWED,
  };
  const withPendiente = (pendiente: object | null, edicion: object) => ({
    grupos: [{ ...OID, parametros: [{ ...RAIZ, version: 8, pendiente, edicion }] }],
  });
  const ESPERA_OTRA = { allowed: false, reasons: ['Tiene un cambio por confirmar.'], unblockers: [] };

  it('[AREA-10] says so before it is saved, and that it holds once another person confirms it', async () => {
    const { callsTo } = open({ 'PUT /parametrizador/oid': () => OID }, '?grupo=oid');
    await write(/^Raíz de los OID/, '2.999.171');
    expect(screen.getByRole('region', { name: 'Cambios sin guardar' }).textContent).toContain(
      'Rige cuando otra persona lo confirme.',
    );
    await save();
    expect(await screen.findByText(/^Se propuso el cambio de «Raíz de los OID»/)).toBeTruthy();
    expect(callsTo('PUT /parametrizador/oid')).toHaveLength(1);
  });

  it('[AREA-10] is confirmed over the version that was seen', async () => {
    const reads = vi
      .fn()
      .mockReturnValueOnce(withPendiente(PENDIENTE, ESPERA_OTRA))
      .mockReturnValue(withPendiente(null, ALLOWED));
    const { callsTo } = open({
      'GET /parametrizador': () => reads(),
      'POST /parametros/oid.raiz/cambio/aprobar': () => ({ ...RAIZ, valor: '2.999.171', version: 9 }),
    });
    expect(await screen.findByText('Por confirmar: 2.999.171.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar el cambio de Raíz de los OID' }));
    expect(await screen.findByText('Se confirmó el cambio de «Raíz de los OID». Ya rige.')).toBeTruthy();
    const [call] = callsTo('POST /parametros/oid.raiz/cambio/aprobar');
    expect(call?.headers.get('if-match')).toBe('"8"');
    await expect.poll(() => screen.queryByText('Por confirmar: 2.999.171.')).toBeNull();
  });

  it('[AREA-10] is withdrawn by who proposed it, who cannot confirm it and reads why', async () => {
    const aprobacion = { allowed: false, reasons: ['Debe hacerlo otra persona.'], unblockers: [] };
    const { callsTo } = open({
      'GET /parametrizador': () => withPendiente({ ...PENDIENTE, aprobacion }, ESPERA_OTRA),
      'POST /parametros/oid.raiz/cambio/rechazar': () => ({ ...RAIZ, version: 9 }),
    });
    const confirm = await screen.findByRole('button', { name: 'Confirmar el cambio de Raíz de los OID' });
    await userEvent.click(confirm);
    expect(document.getElementById(confirm.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Debe hacerlo otra persona.',
    );
    expect(callsTo('POST /parametros/oid.raiz/cambio/aprobar')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Retirar el cambio de Raíz de los OID' }));
    expect(await screen.findByText('Se retiró el cambio de «Raíz de los OID».')).toBeTruthy();
  });
});

describe('parameters of another installation', () => {
  const PREVIA = {
    sitio: 'https://pruebas.ejemplo.gov.co',
    generadoEn: '2026-11-20T15:00:00.000Z',
    llave: '0123456789abcdef0123456789abcdef',
    esPropia: false,
    iguales: 71,
    huella: 'h1',
    decision: ALLOWED,
    diferencias: [
      {
        clave: MINIMO.clave,
        nombre: MINIMO.nombre,
        antes: 3,
        despues: 4,
        unidad: 'caracteres',
        suerte: 'guarda',
        razones: [],
      },
      {
        clave: RAIZ.clave,
        nombre: RAIZ.nombre,
        antes: '2.1',
        despues: '2.2',
        unidad: '',
        suerte: 'propone',
        razones: [],
      },
      {
        clave: 'otro.nuevo',
        nombre: 'otro.nuevo',
        antes: null,
        despues: true,
        unidad: '',
        suerte: 'omite',
        razones: ['Esta instalación no tiene este parámetro.'],
      },
    ],
  };
  const VISTA = 'POST /parametrizador/importacion/vistaPrevia';
  const IMPORTA = 'POST /parametrizador/importacion';
  const choose = async (text = '{"formato":"marco-parametros/1"}') => {
    const input = await screen.findByLabelText('Archivo de parámetros');
    await userEvent.upload(input, new File([text], 'parametros.json', { type: 'application/json' }));
  };

  it('[AREA-10] who does not change them exports alone, and who reads no templates has no way to them', async () => {
    open({ 'GET /parametrizador': () => ({ grupos: [BUSQUEDA], edita: false, veCorreos: false }) });
    expect(await screen.findByRole('button', { name: 'Exportar' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Parametrizador' })).toBeNull();
  });

  it('[AREA-10] who reads both sides goes from one to the other', async () => {
    open();
    const nav = await screen.findByRole('navigation', { name: 'Parametrizador' });
    expect(within(nav).getByRole('link', { name: 'Parámetros' }).getAttribute('aria-current')).toBe('page');
    expect(within(nav).getByRole('link', { name: 'Plantillas de correo' }).getAttribute('href')).toBe(
      parametrosPaths.mails,
    );
  });

  it('[AREA-10] what is no file of parameters says why, and a value that hinders keeps the import from being sent', async () => {
    let answer: Answer = () => {
      throw new ApiError({
        status: 422,
        code: 'ARCHIVO_PARAMETROS_ILEGIBLE',
        mensaje: 'El archivo no es una exportación de parámetros.',
      });
    };
    const { callsTo } = open({ [VISTA]: (...args) => answer(...args) });
    await choose('nada');
    expect(await screen.findByText('El archivo no es una exportación de parámetros.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    const razon = 'Un valor impide la importación: no se guarda ninguno.';
    answer = () => ({ ...PREVIA, decision: { allowed: false, reasons: [razon], unblockers: [] } });
    await choose();
    expect((await screen.findByText(/3 valores difieren y 71 son iguales/)).textContent).toContain(razon);
    const dialog = screen.getByRole('dialog', { name: 'Importar parámetros' });
    expect(within(dialog).getByRole('button', { name: 'Importar' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(callsTo(IMPORTA)).toEqual([]);
  });

  it('[AREA-10] shows the differences first, asks whether the key was compared, and sends what was seen', async () => {
    let busqueda: typeof BUSQUEDA | ReturnType<typeof saved> = BUSQUEDA;
    const { callsTo } = open({
      [VISTA]: () => PREVIA,
      [IMPORTA]: () => {
        busqueda = saved(BUSQUEDA, { 'busqueda.minimoCaracteres': 4 });
        return { guardados: 1, propuestos: 1 };
      },
      'GET /parametrizador': () => ({ grupos: [busqueda], edita: true, veCorreos: true }),
    });
    await write(/^Pausa antes de sugerir/, '600');
    await choose();
    const dialog = await screen.findByRole('dialog', { name: 'Importar parámetros' });
    const list = await within(dialog).findByRole('region', { name: 'Qué cambiaría' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(list.textContent).toContain('3 caracteres 4 caracteres');
    expect(within(list).getByText(/^No se importa\. Esta instalación no tiene/)).toBeTruthy();
    expect(within(list).getByText('Se propondrá a otra persona.')).toBeTruthy();
    expect(within(dialog).getByText(/con la llave 0123 4567 89ab cdef 0123 4567 89ab cdef$/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Importar' }));
    const faults = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
    expect(faults.textContent).toContain('Compare la llave');
    await userEvent.click(within(faults).getByRole('button', { name: 'Aceptar' }));
    expect(callsTo(IMPORTA)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Comparé la llave/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Importar' }));
    await expect
      .poll(() => callsTo(IMPORTA).at(0)?.body)
      .toMatchObject({ huella: 'h1', llaveComparada: true });
    expect(await screen.findByText(/^Se guardó 1 valor\. Ya rige\. Se propuso 1 cambio/)).toBeTruthy();
    // What was imported stands in the form; what was written and not saved still does.
    const value = (nombre: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: nombre }).value;
    await expect.poll(() => value(/^Caracteres para sugerir/)).toBe('4');
    expect(value(/^Pausa antes de sugerir/)).toBe('600');
  });
});
