// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import './create-mesa-screen.tsx';
import './espacio-mesa-screen.tsx';
import './mesa-screen.tsx';
import './mesas-home-screen.tsx';
import '../mesas/acciones-home.tsx';
import '../mesas/acciones-mesa.tsx';
import { sampleDatosMesa } from '../../testing/datos-mesa.ts';
import { createEspacio } from '../../testing/espacio-samples.ts';
import {
  createGestion,
  createGestionCerrada,
  createMesa,
  ENTIDADES,
  REUNIONES,
  SERVICIOS,
} from '../../testing/mesas-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const CREATE = '/app/mesas-interoperabilidad/create';
const ESPACIO = '/app/mesas-interoperabilidad/edit/7';
const EDIT = `${ESPACIO}?pestana=informacion`;
const CONSULT = '/mesas-interoperabilidad/consult/7';
const GESTION = '/mesaInteroperabilidad/gestion/7';
const PERMISOS = '/mesaInteroperabilidad/permisos';
const CREAR = '/mesaInteroperabilidad/crear';
const EDITAR = '/mesaInteroperabilidad/editar';
const ALLOWED = { allowed: true, reasons: [], unblockers: [] };

const user = userEvent.setup({ delay: null });

const ANSWERS: Record<string, Answer> = {
  [PERMISOS]: () => ({ crear: ALLOWED }),
  [GESTION]: () => createGestion(),
  '/mesaInteroperabilidad/espacio/7': () => createEspacio(),
  [CREAR]: () => ({ id: 7 }),
  [EDITAR]: () => createGestion({ version: 4 }),
  '/usuarios/mintic': () => [
    { id: 3, nombre: 'Luisa Peña Arango', email: 'lpena@ejemplo.gov.co' },
    { id: 4, nombre: 'Julián Cárdenas Ruiz', email: 'JCARDENAS@ejemplo.gov.co' },
  ],
  '/servicios': () => [],
  '/estados-servicio': () => [],
  '/entidad/finderTopFive': () => [{ id: 51, nombre: 'MIGRACIÓN COLOMBIA' }],
  '/mesaInteroperabilidad/listarMesaId': () => createMesa(),
  '/mdi-minteroperabilidad-entidads-mesa/7': () => ENTIDADES,
  '/mesaInteroperabilidad/servicios-mesa/mesa/7': () => SERVICIOS,
  '/mesaInteroperabilidad/listarReunionMesa': () => REUNIONES,
};

function open(address: string, answers: Record<string, Answer> = {}) {
  const server = createMesasServer({ ...ANSWERS, ...answers });
  const { site, router } = createMesasSite(server.fake, address, 'ficha');
  render(site);
  return { ...server, router };
}

const toAddress = ({ state: { location } }: ReturnType<typeof open>['router']) =>
  `${location.pathname}${location.search}`;
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const findModal = (name: string) => screen.findByRole('alertdialog', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function fill(): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: /^Nombre de la mesa/ }), sampleDatosMesa.nombre);
  await user.type(field(/^Objetivo/), sampleDatosMesa.objetivo);
  await user.type(field(/^Descripción/), sampleDatosMesa.descripcion);
  await user.type(screen.getByRole('combobox', { name: /^Entidad líder/ }), 'migra');
  await user.click(await screen.findByRole('option', { name: /Migración/ }));
  await user.type(field(/^Correo del responsable/), sampleDatosMesa.emailResponsableEntidad);
  await user.selectOptions(screen.getByLabelText(/^Consultor principal/), 'Julián Cárdenas Ruiz');
}

beforeEach(() => {
  localStorage.clear();
  openSampleSession();
});

describe('mesas home', () => {
  it('[MESA-11] offers CREAR to who may create, and to nobody else', async () => {
    open('/mesas-interoperabilidad/home');
    expect((await screen.findByRole('link', { name: 'CREAR' })).getAttribute('href')).toBe(CREATE);
  });

  it('[MESA-11] a rol that may not create sees no button, and a visitor is not even asked', async () => {
    const crear = { allowed: false, reasons: ['Su rol no permite crear mesas.'], unblockers: [] };
    const { callsTo } = open('/mesas-interoperabilidad/home', { [PERMISOS]: () => ({ crear }) });
    await waitFor(() => expect(callsTo(PERMISOS)).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'CREAR' })).toBeNull();
    localStorage.clear();
    const visitor = open('/mesas-interoperabilidad/home');
    await waitFor(() => expect(visitor.callsTo('/usuarios/mintic')).toHaveLength(1));
    expect(visitor.callsTo(PERMISOS)).toEqual([]);
  });
});

describe('creating a mesa', () => {
  it('[MESA-11] [ERR-01] what is missing is named in a modal and at its field; nothing is sent', async () => {
    const { callsTo } = open(CREATE);
    await screen.findByRole('textbox', { name: /^Nombre de la mesa/ });
    await press('Crear mesa');
    const modal = await findModal('¡Error de validación!');
    expect(screen.queryByText('Guardando')).toBeNull();
    expect(within(modal).getAllByRole('listitem')).toHaveLength(7);
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(field(/^Objetivo/).getAttribute('aria-invalid')).toBe('true');
    expect(callsTo(CREAR)).toEqual([]);
  });

  it('[MESA-11] [MESA-13] sends it once with its key; the address of the consultant comes with the person', async () => {
    const { callsTo, router } = open(CREATE);
    await fill();
    expect(field(/^Correo del consultor/).value).toBe('jcardenas@ejemplo.gov.co');
    await press('Crear mesa');
    await waitFor(() => expect(router.state.location.pathname).toBe(CONSULT));
    const [call, ...others] = callsTo(CREAR);
    expect(others).toEqual([]);
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(call?.body).toEqual({
      ...sampleDatosMesa,
      admEntidadLider: 51,
      admUsuarioId: 4,
      emailConsultor: 'jcardenas@ejemplo.gov.co',
    });
  });

  it('[MESA-11] takes nothing while it is saved, which would be lost', async () => {
    const creation = Promise.withResolvers<{ id: number }>();
    const { callsTo, router } = open(CREATE, { [CREAR]: () => creation.promise });
    await fill();
    await press('Crear mesa');
    await waitFor(() => expect(callsTo(CREAR)).toHaveLength(1));
    await user.type(field(/^Objetivo/), ' Y algo más.');
    expect(field(/^Objetivo/).value).toBe(sampleDatosMesa.objetivo);
    creation.resolve({ id: 7 });
    await waitFor(() => expect(router.state.location.pathname).toBe(CONSULT));
  });

  it('[MESA-11] a name that is taken is told at its field, and nothing typed is lost', async () => {
    const mensaje = 'Ya existe una mesa con ese nombre.';
    open(CREATE, {
      [CREAR]: () => {
        const detalles = [{ campo: 'nombre', mensaje }];
        throw createFailure(409, mensaje, { code: 'MESA_NOMBRE_REPETIDO', detalles });
      },
    });
    await fill();
    await press('Crear mesa');
    const modal = await findModal('¡Error de validación!');
    expect(within(modal).getByRole('listitem').textContent).toBe(`Nombre de la mesa: ${mensaje}`);
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(field(/^Nombre de la mesa/).getAttribute('aria-invalid')).toBe('true');
    expect(field(/^Objetivo/).value).toBe(sampleDatosMesa.objetivo);
  });
});

describe('editing a mesa', () => {
  it('[MESA-11] two editors: the second sees both versions and may save theirs over the present one', async () => {
    const actual = createGestion({ version: 4, nombre: 'Pasaportes y visas' });
    let tries = 0;
    const { callsTo, router } = open(EDIT, {
      [EDITAR]: () => {
        tries += 1;
        if (tries === 1) throw createFailure(412, 'Otra persona.', { code: 'VERSION_DISTINTA', actual });
        return { ...actual, version: 5 };
      },
    });
    const nombre = await screen.findByRole('textbox', { name: /^Nombre de la mesa/ });
    await user.clear(nombre);
    await user.type(nombre, 'Mi nombre');
    await press('Guardar cambios');
    const modal = await findModal('Otra persona cambió este registro');
    const row = within(modal).getByRole('row', { name: /^Nombre de la mesa/ });
    expect([...row.children].map((cell) => cell.textContent)).toEqual([
      'Nombre de la mesa',
      'Mi nombre',
      'Pasaportes y visas',
    ]);
    await user.click(within(modal).getByRole('button', { name: 'Guardar mi versión' }));
    await waitFor(() => expect(toAddress(router)).toBe(ESPACIO));
    expect(callsTo(EDITAR).map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
  });

  it('[MESA-11] the way back asks before what was typed is lost', async () => {
    const { router } = open(EDIT);
    await user.type(await screen.findByRole('textbox', { name: /^Nombre de la mesa/ }), ' y visas');
    const back = screen.getByRole('link', { name: 'Volver a la mesa' });
    await user.click(back);
    const question = await findModal('¿Salir sin guardar?');
    await user.click(within(question).getByRole('button', { name: 'Seguir aquí' }));
    expect(field(/^Nombre de la mesa/).value).toMatch(/ y visas$/);
    await user.click(back);
    await user.click(
      within(await findModal('¿Salir sin guardar?')).getByRole('button', { name: 'Salir sin guardar' }),
    );
    await waitFor(() => expect(toAddress(router)).toBe(ESPACIO));
  });

  it('[MESA-13] a consultant who left the ministry has to be changed', async () => {
    open(EDIT, {
      [GESTION]: () => createGestion({ admUsuarioId: 99, admUsuarioNombre: 'Persona retirada' }),
    });
    const consultor = await screen.findByLabelText<HTMLSelectElement>(/^Consultor principal/);
    expect(consultor.value).toBe('');
    await press('Guardar cambios');
    const modal = await findModal('¡Error de validación!');
    expect(within(modal).getByRole('listitem').textContent).toContain('Consultor principal de apoyo');
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
  });

  it('[MESA-11] the page of an open mesa leads there, and to its workspace', async () => {
    open(CONSULT);
    expect((await screen.findByRole('link', { name: 'Editar' })).getAttribute('href')).toBe(EDIT);
    expect(screen.getByRole('link', { name: 'Espacio de trabajo' }).getAttribute('href')).toBe(ESPACIO);
  });

  it('[MESA-11] a closed mesa is read-only: the button tells why, and the form is not there', async () => {
    open(CONSULT, { [GESTION]: () => createGestionCerrada() });
    const editar = await screen.findByRole('button', { name: 'Editar' });
    expect(editar.getAttribute('aria-disabled')).toBe('true');
    open(EDIT, { [GESTION]: () => createGestionCerrada() });
    expect(await screen.findByRole('heading', { level: 2, name: 'Datos de la mesa' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(/es de solo lectura\. Para cambiarla/)).toHaveLength(2));
    expect(screen.queryByRole('form', { name: 'Datos de la mesa' })).toBeNull();
  });

  it('[MESA-11] who does not run mesas sees no button', async () => {
    const { callsTo } = open(CONSULT, { [GESTION]: () => createGestion({ gestiona: false }) });
    await waitFor(() => expect(callsTo(GESTION)).toHaveLength(1));
    await screen.findByRole('heading', { level: 1, name: /Pasaportes$/ });
    expect(screen.queryByText('Editar')).toBeNull();
  });

  it('a mesa that does not exist says so', async () => {
    open(EDIT, {
      [GESTION]: () => {
        throw createFailure(404, 'No existe.');
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mesa no encontrada' })).toBeTruthy();
  });
});
