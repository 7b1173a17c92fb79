// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import '../compromisos/compromisos-mesa.tsx';
import './compromisos-screen.tsx';
import './espacio-mesa-screen.tsx';
import '../mesas/acciones-mesa.tsx';
import './mesa-screen.tsx';
import type { GestionMesa } from '../../contract/index.ts';
import { createCompromiso } from '../../testing/compromisos-samples.ts';
import { createGestion, createMesa, ENTIDADES, REUNIONES, SERVICIOS } from '../../testing/mesas-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const BOARD = '/app/mesas-interoperabilidad/compromisos/tabla';
const EDIT = '/app/mesas-interoperabilidad/edit/7?pestana=compromisos';
const CONSULT = '/mesas-interoperabilidad/consult/7?pestana=5';
const LISTAR = '/mesaInteroperabilidad/compromisos/listar';
const CREAR = '/mesaInteroperabilidad/compromisos';
const ESTADO = '/mesaInteroperabilidad/compromisos/5/estado';
const ALLOWED = { allowed: true, reasons: [], unblockers: [] };
const CONTEOS = {
  abiertos: 2,
  vencidos: 1,
  'por-vencer': 1,
  'a-tiempo': 0,
  suspendidos: 0,
  cumplidos: 1,
  cancelados: 0,
};

const VENCIDO = createCompromiso();
const PRONTO = createCompromiso({
  id: 6,
  descripcion: 'Confirmar las credenciales.',
  venceEn: '2026-11-25',
  situacion: 'por-vencer',
  diasHabiles: 1,
});
const HECHO = createCompromiso({
  id: 8,
  descripcion: 'Enviar la designación.',
  estado: 'cumplido',
  situacion: 'cerrado',
  fechaCierre: '2026-11-10T20:00:00.000Z',
  motivoCierre: 'Llegó por correo.',
});

const user = userEvent.setup({ delay: null });

function open(address: string, answers: Record<string, Answer> = {}) {
  const server = createMesasServer({
    [LISTAR]: () => ({
      compromisos: [VENCIDO, PRONTO, HECHO],
      total: 3,
      conteos: CONTEOS,
      vistas: ['todos', 'mios', 'entidad'],
      agregar: { decision: ALLOWED, acordadoEn: '2026-11-20' },
    }),
    '/mesaInteroperabilidad/gestion/7': () => createGestion(),
    '/mesaInteroperabilidad/compromisos/responsables/7': () => [
      { id: 3, nombre: 'Camilo Ñustes', idEntidad: 51 },
      { id: 4, nombre: 'De otra entidad', idEntidad: 99 },
    ],
    '/estados-servicio': () => [{ estadoServicioId: 4, nombre: 'Publicado Nivel 3' }],
    '/ntn-estados': () => [{ ntnEstadoId: 11, nombre: 'Certificada' }],
    '/usuarios/mintic': () => [],
    '/mesaInteroperabilidad/listarMesaId': () => createMesa(),
    '/mdi-minteroperabilidad-entidads-mesa/7': () => ENTIDADES,
    '/mesaInteroperabilidad/servicios-mesa/mesa/7': () => SERVICIOS,
    '/mesaInteroperabilidad/listarReunionMesa': () => REUNIONES,
    ...answers,
  });
  const { site, router } = createMesasSite(server.fake, address, 'ficha');
  render(site);
  return { ...server, router };
}

const table = () => screen.findByRole('table', { name: 'Compromisos' });
const row = async (name: RegExp) => within(await table()).getByRole('row', { name });
const openRow = async (name: RegExp) => {
  await user.click(within(await row(name)).getByRole('button', { name: /^Ver/ }));
  return screen.findByRole('dialog', { name: 'Compromiso' });
};
const press = (within_: HTMLElement, name: string) =>
  user.click(within(within_).getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  openSampleSession();
});

/** Reads what is wrong, and goes on. */
async function readErrors(): Promise<string> {
  const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
  const text = alert.textContent;
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  return text;
}

describe('boards of commitments', () => {
  it('[MESA-11] tell in words what is overdue, due soon and fulfilled', async () => {
    open(BOARD);
    expect((await row(/diccionario/)).textContent).toContain('Vencido hace 4 días hábiles');
    expect((await row(/credenciales/)).textContent).toContain('Vence en 1 día hábil');
    expect((await row(/designación/)).textContent).toContain('Cumplido el 10/11/2026');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
      'Todos',
      'Míos',
      'De mi entidad',
    ]);
  });

  it('[MESA-11] [ERR-02] a search that fails says why beside its filters, and takes no board away', async () => {
    open(BOARD, {
      [LISTAR]: ({ texto }) => {
        if (texto !== '') throw createFailure(500, 'Falló la consulta.');
        return { compromisos: [], total: 0, conteos: CONTEOS, vistas: ['todos', 'mios'], agregar: null };
      },
    });
    expect(screen.queryAllByRole('tab')).toEqual([]);
    await user.type(await screen.findByRole('textbox', { name: /^Compromiso, responsable/ }), 'acta');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    expect(await screen.findByText('Falló la consulta.')).toBeTruthy();
    expect(screen.getByDisplayValue('acta')).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true, name: 'Todos' })).toBeTruthy();
  });

  it.each([BOARD, EDIT])('[MESA-11] %s tells what closes an open one by itself', async (address) => {
    const espera = {
      id: 9,
      descripcion: 'Aprobar la definición.',
      idElemento: 12,
      elemento: 'codSexo',
    };
    const nivel = {
      id: 10,
      descripcion: 'Publicar el servicio.',
      idServicio: 8,
      idEstadoServicio: 4,
      servicio: 'Consulta de pasaportes',
      estadoServicio: 'Publicado Nivel 3',
    };
    open(address, {
      [LISTAR]: () => ({
        compromisos: [
          createCompromiso(espera),
          createCompromiso(nivel),
          { ...HECHO, elemento: 'codCerrado' },
        ],
        total: 3,
        conteos: CONTEOS,
        vistas: ['todos', 'mios', 'entidad'],
        agregar: { decision: ALLOWED, acordadoEn: '2026-11-20' },
      }),
    });
    expect(await screen.findByText('Se cumple cuando se incorpore una versión de codSexo')).toBeTruthy();
    expect(
      screen.getByText('Se cumple cuando Consulta de pasaportes llegue a Publicado Nivel 3'),
    ).toBeTruthy();
    expect(screen.queryByText(/codCerrado/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ver Aprobar la definición.' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('se incorpore una versión de codSexo')).toBeTruthy();
  });

  it.each([
    ['leads there who may read it', true],
    ['is a text for who may not', false],
  ])('[MESA-11] the request a commitment waits for %s', async (_what, veSolicitud) => {
    const espera = createCompromiso({
      id: 9,
      descripcion: 'Lograr la certificación.',
      veSolicitud,
      idSolicitud: 4,
      solicitud: 'LCI-N1-2026-000004',
      idEstadoSolicitud: 11,
      estadoSolicitud: 'Certificada',
    });
    open(BOARD, {
      [LISTAR]: () => ({
        compromisos: [espera],
        total: 1,
        conteos: CONTEOS,
        vistas: ['entidad'],
        agregar: null,
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ver Lograr la certificación.' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/la solicitud LCI-N1-2026-000004 llegue a Certificada/)).toBeTruthy();
    const link = dialog.queryByRole('link', { name: 'Ver la solicitud' });
    expect(link?.getAttribute('href')).toBe(veSolicitud ? '/app/level/process-levelconsult/4' : undefined);
  });

  it('[MESA-11] board, text and filter stand in the address and go to the server', async () => {
    const { callsTo, router } = open(`${BOARD}?vista=mios&filtro=vencidos`);
    await table();
    expect(callsTo(LISTAR).at(-1)?.body).toMatchObject({ vista: 'mios', filtro: 'vencidos', pagina: 1 });
    await user.type(screen.getByRole('textbox', { name: /^Compromiso, responsable/ }), 'diccionario');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await waitFor(() =>
      expect(callsTo(LISTAR).at(-1)?.body).toMatchObject({ vista: 'mios', texto: 'diccionario' }),
    );
    expect(router.state.location.search).toBe('?vista=mios&texto=diccionario&filtro=vencidos');
    await user.click(screen.getByRole('tab', { name: 'De mi entidad' }));
    await waitFor(() => expect(callsTo(LISTAR).at(-1)?.body).toMatchObject({ vista: 'entidad' }));
  });

  it('[MESA-11] an entity has no board of every one', async () => {
    open(BOARD, {
      [LISTAR]: () => ({
        compromisos: [],
        total: 0,
        conteos: CONTEOS,
        vistas: ['entidad', 'mios'],
        agregar: null,
      }),
    });
    expect(await screen.findByText('Su entidad no tiene compromisos.')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Míos' }));
    expect(await screen.findByText('Usted no tiene compromisos a su cargo.')).toBeTruthy();
    expect(screen.queryByRole('tab', { name: 'Todos' })).toBeNull();
  });

  it('[MESA-11] fulfilment is reported with a note, over the version on show', async () => {
    const { callsTo } = open(BOARD, { [ESTADO]: () => createCompromiso({ estado: 'cumplido' }) });
    const detail = await openRow(/diccionario/);
    expect(detail.textContent).toContain('viernes, 13 de noviembre de 2026 (8 días hábiles)');
    await press(detail, 'Reportar cumplimiento');
    const question = await screen.findByRole('dialog', { name: 'Reportar cumplimiento' });
    await user.type(within(question).getByRole('textbox'), 'Quedó en la carpeta.');
    await press(question, 'Reportar cumplimiento');
    expect(await screen.findByText('El compromiso quedó cumplido.')).toBeTruthy();
    const [call] = callsTo(ESTADO);
    expect(call?.body).toEqual({ estado: 'cumplido', motivo: 'Quedó en la carpeta.' });
    expect(call?.headers.get('If-Match')).toBe('"2"');
  });

  it('[MESA-11] changed by somebody else meanwhile, it says so, and the note goes on over what is there now', async () => {
    const actual = createCompromiso({ version: 3 });
    let tries = 0;
    const { callsTo } = open(BOARD, {
      [ESTADO]: () => {
        tries += 1;
        if (tries === 1) throw createFailure(412, 'Otra persona.', { code: 'VERSION_DISTINTA', actual });
        return createCompromiso({ estado: 'cumplido' });
      },
    });
    await press(await openRow(/diccionario/), 'Reportar cumplimiento');
    const question = await screen.findByRole('dialog', { name: 'Reportar cumplimiento' });
    await user.type(within(question).getByRole('textbox'), 'Quedó en la carpeta.');
    await press(question, 'Reportar cumplimiento');
    const told = await screen.findByRole('alertdialog', { name: '¡Error!' });
    expect(told.textContent).toContain('Otra persona.');
    await press(told, 'Aceptar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(within(question).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Quedó en la carpeta.');
    expect(callsTo(ESTADO)).toHaveLength(1);
    await press(question, 'Reportar cumplimiento');
    expect(await screen.findByText('El compromiso quedó cumplido.')).toBeTruthy();
    expect(callsTo(ESTADO).map(({ headers }) => headers.get('If-Match'))).toEqual(['"2"', '"3"']);
  });

  it.each([
    [null, /vencimiento\.$/],
    [8, /vencimiento\. Si lo que esperaba ya se alcanzó, no volverá a cumplirse por sí solo\.$/],
  ])(
    '[MESA-11] reopened, what it waited for is told to be forgotten once reached (servicio %s)',
    async (idServicio, texto) => {
      const { editar } = HECHO.permisos;
      const reabrible = { ...HECHO, idServicio, permisos: { ...HECHO.permisos, reabrir: editar } };
      open(BOARD, {
        [LISTAR]: () => ({
          compromisos: [reabrible],
          total: 1,
          conteos: CONTEOS,
          vistas: ['todos'],
          agregar: null,
        }),
      });
      await press(await openRow(/designación/), 'Reabrir');
      const question = await screen.findByRole('dialog', { name: '¿Reabrir el compromiso?' });
      expect(within(question).getByText(texto)).toBeTruthy();
      await press(question, 'Cancelar');
    },
  );

  it('[MESA-11] what the person may not do says why', async () => {
    const blocked = { allowed: false, reasons: ['Solo el ministerio edita mesas.'], unblockers: [] };
    open(BOARD, {
      [LISTAR]: () => ({
        compromisos: [createCompromiso({ permisos: { ...VENCIDO.permisos, editar: blocked } })],
        total: 1,
        conteos: CONTEOS,
        vistas: ['entidad', 'mios'],
        agregar: null,
      }),
    });
    const detail = await openRow(/diccionario/);
    const edit = within(detail).getByRole('button', { name: 'Editar' });
    expect(edit.getAttribute('aria-disabled')).toBe('true');
    edit.focus();
    expect(await screen.findByText(/Solo el ministerio edita mesas/)).toBeTruthy();
  });
});

describe('the form of a commitment', () => {
  const openForm = async () => {
    await user.click(await screen.findByRole('button', { name: 'Agregar compromiso' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agregar compromiso' });
    await within(dialog).findByRole('combobox', { name: /^Entidad responsable/ });
    return dialog;
  };
  const field = (dialog: HTMLElement, name: RegExp) => within(dialog).getByRole('textbox', { name });
  const list = (dialog: HTMLElement, name: RegExp) => within(dialog).getByRole('combobox', { name });

  it('[MESA-11] tells the date of a term, offers the people of the entity, and sends it once', async () => {
    const { callsTo } = open(EDIT, { [CREAR]: () => VENCIDO });
    const dialog = await openForm();
    await user.type(field(dialog, /^Compromiso/), 'Entregar el plan.');
    await user.selectOptions(list(dialog, /^Entidad responsable/), '51');
    await within(dialog).findByRole('option', { name: 'Camilo Ñustes' });
    expect(within(dialog).queryByRole('option', { name: 'De otra entidad' })).toBeNull();
    await user.selectOptions(list(dialog, /^Persona con cuenta/), '3');
    expect((field(dialog, /^Responsable/) as HTMLInputElement).value).toBe('Camilo Ñustes');
    await user.clear(field(dialog, /^Plazo/));
    await user.type(field(dialog, /^Plazo/), '8');
    expect(within(dialog).getByText('Vence el miércoles, 2 de diciembre de 2026.')).toBeTruthy();
    await press(dialog, 'Agregar compromiso');
    expect(await screen.findByText('Se agregó el compromiso.')).toBeTruthy();
    const [call] = callsTo(CREAR);
    expect(call?.body).toEqual({
      idMesa: 7,
      idReunion: null,
      descripcion: 'Entregar el plan.',
      idEntidad: 51,
      responsable: 'Camilo Ñustes',
      idResponsable: 3,
      plazoDiasHabiles: 8,
      venceEn: null,
      idServicio: null,
      idEstadoServicio: null,
      idElemento: null,
      idSolicitud: null,
      idEstadoSolicitud: null,
    });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('[MESA-11] waits for an element of the common language instead of a servicio', async () => {
    const { callsTo } = open(EDIT, {
      [CREAR]: () => VENCIDO,
      '/elemento-dato/nombres': () => [
        { elementoId: 12, versionId: 40, identificador: 'codSexo', nombre: 'Código del sexo', numero: '1.1' },
        { elementoId: 12, versionId: 41, identificador: 'codSexo', nombre: 'Código del sexo', numero: '1.2' },
      ],
    });
    const dialog = await openForm();
    await user.type(field(dialog, /^Compromiso/), 'Aprobar la definición.');
    await user.selectOptions(list(dialog, /^Entidad responsable/), '51');
    await user.type(field(dialog, /^Responsable/), 'Oficina');
    await user.type(list(dialog, /^Elemento de dato/), 'sexo');
    const [option, ...others] = await screen.findAllByRole('option', { name: /Código del sexo/ });
    expect(others).toEqual([]);
    await user.click(option as HTMLElement);
    expect(within(dialog).queryByRole('combobox', { name: /^Servicio/ })).toBeNull();
    await press(dialog, 'Agregar compromiso');
    expect(await screen.findByText('Se agregó el compromiso.')).toBeTruthy();
    expect(callsTo(CREAR)[0]?.body).toMatchObject({ idElemento: 12, idServicio: null });
  });

  it('[MESA-11] waits for a request in a state instead, and says when the state is missing', async () => {
    const { callsTo } = open(EDIT, {
      [CREAR]: () => VENCIDO,
      '/solicitudes/finderTopFive': () => [
        { solicitudId: 4, nombre: 'LCI-N1-2026-000004 · Consulta de pasaportes' },
      ],
    });
    const dialog = await openForm();
    await user.type(field(dialog, /^Compromiso/), 'Lograr la certificación.');
    await user.selectOptions(list(dialog, /^Entidad responsable/), '51');
    await user.type(field(dialog, /^Responsable/), 'Oficina');
    await user.type(list(dialog, /^Solicitud/), 'pasaportes');
    await user.click(await screen.findByRole('option', { name: /LCI-N1-2026-000004/ }));
    expect(within(dialog).queryByRole('combobox', { name: /^(Servicio|Elemento)/ })).toBeNull();
    await press(dialog, 'Agregar compromiso');
    expect(within(dialog).getByText('Elija el estado al que debe llegar la solicitud.')).toBeTruthy();
    await readErrors();
    expect(callsTo(CREAR)).toEqual([]);
    await user.selectOptions(list(dialog, /^Estado de la solicitud/), '11');
    await press(dialog, 'Agregar compromiso');
    expect(await screen.findByText('Se agregó el compromiso.')).toBeTruthy();
    expect(callsTo(CREAR)[0]?.body).toMatchObject({
      idSolicitud: 4,
      idEstadoSolicitud: 11,
      idServicio: null,
      idElemento: null,
    });
  });

  it('[MESA-11] [ERR-01] what is missing is said together and beside its field and nothing is sent', async () => {
    const { callsTo } = open(EDIT);
    const dialog = await openForm();
    await press(dialog, 'Agregar compromiso');
    expect(within(dialog).getByText('Compromiso es requerido.')).toBeTruthy();
    expect(within(dialog).getByText('Entidad responsable es requerida.')).toBeTruthy();
    expect(await readErrors()).toMatch(/Compromiso es requerido\..*Entidad responsable es requerida\./);
    expect(callsTo(CREAR)).toEqual([]);
  });

  it('[MESA-11] what the server refuses stays beside its field', async () => {
    open(EDIT, {
      [CREAR]: () => {
        const detalles = [{ campo: 'idEntidad', mensaje: 'La entidad no participa en la mesa.' }];
        throw createFailure(400, 'Revise los campos.', { detalles });
      },
    });
    const dialog = await openForm();
    await user.type(field(dialog, /^Compromiso/), 'Entregar el plan.');
    await user.selectOptions(list(dialog, /^Entidad responsable/), '51');
    await user.type(field(dialog, /^Responsable/), 'Ana');
    await press(dialog, 'Agregar compromiso');
    expect(await within(dialog).findByText('La entidad no participa en la mesa.')).toBeTruthy();
    expect(await readErrors()).toContain('La entidad no participa en la mesa.');
  });
});

describe('a mesa with open commitments', () => {
  const openMesa = (part: Partial<GestionMesa>) =>
    open(CONSULT, {
      '/mesaInteroperabilidad/gestion/7': () => createGestion({ compromisosAbiertos: 2, ...part }),
    });

  it('[MESA-11] has its board in the consult of who works for an entity', async () => {
    openMesa({});
    expect(await row(/diccionario/)).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Compromisos', selected: true })).toBeTruthy();
  });

  it('[MESA-11] is not closed by who may not: the question names them', async () => {
    const { callsTo, calls } = openMesa({
      permisos: {
        ...createGestion().permisos,
        cerrarDeTodosModos: {
          allowed: false,
          reasons: ['La mesa tiene 2 compromisos abiertos. Ciérrelos antes de cerrar la mesa.'],
          unblockers: ['Coordinador MinTIC'],
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cerrar mesa' }));
    const notice = await screen.findByRole('alertdialog', { name: 'La mesa tiene compromisos abiertos' });
    expect(notice.textContent).toContain('Entregar el diccionario de datos. (vence el 13/11/2026)');
    expect(notice.textContent).toContain('Coordinador MinTIC');
    await press(notice, 'Aceptar');
    expect(callsTo(LISTAR).at(-1)?.body).toMatchObject({ idMesa: 7, filtro: 'abiertos' });
    expect(calls.some(({ url }) => url.endsWith('/mesaInteroperabilidad/estado'))).toBe(false);
  });

  it('[MESA-11] is closed anyway by who may, after the list and a reason', async () => {
    const { callsTo } = openMesa({});
    await user.click(await screen.findByRole('button', { name: 'Cerrar mesa' }));
    const notice = await screen.findByRole('alertdialog', { name: 'La mesa tiene compromisos abiertos' });
    await press(notice, 'Cerrar de todos modos');
    const question = await screen.findByRole('dialog', { name: '¿Cerrar la mesa?' });
    await user.type(within(question).getByRole('textbox'), 'Terminó.');
    await press(question, 'Cerrar mesa');
    await waitFor(() =>
      expect(callsTo('/mesaInteroperabilidad/estado').at(-1)?.body).toEqual({
        id: 7,
        activa: false,
        motivo: 'Terminó.',
        deTodosModos: true,
      }),
    );
  });
});
