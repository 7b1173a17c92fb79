// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import './espacio-mesa-screen.tsx';
import './mesa-screen.tsx';
import '../mesas/acciones-mesa.tsx';
import type { GestionMesa } from '../../contract/index.ts';
import {
  createGestion,
  createGestionCerrada,
  createMesa,
  ENTIDADES,
  REUNIONES,
  SERVICIOS,
} from '../../testing/mesas-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const EDIT = '/app/mesas-interoperabilidad/edit/7';
const CONSULT = '/mesas-interoperabilidad/consult/7';
const GESTION = '/mesaInteroperabilidad/gestion/7';
const ESTADO = '/mesaInteroperabilidad/estado';
const SERVICIO = '/mesaInteroperabilidad/servicio-mesa';
const PARTICIPANTE = '/mdi-minteroperabilidad-entidads-mesa/7/52';

const LIDER = { id: 51, nombre: 'MINISTERIO DE RELACIONES EXTERIORES', rol: 'lider' } as const;
const MIGRACION = { id: 52, nombre: 'MIGRACIÓN COLOMBIA', rol: 'proveedora' } as const;
const user = userEvent.setup({ delay: null });

/** A server that keeps the mesa: what a change answers is what the next reading shows. */
function open(address: string, start: GestionMesa, answers: Record<string, Answer> = {}) {
  let mesa = start;
  const keep = (next: Partial<GestionMesa>) => {
    mesa = { ...mesa, ...next };
    return mesa;
  };
  const server = createMesasServer({
    [GESTION]: () => mesa,
    [PARTICIPANTE]: ({ rol }) =>
      keep({ entidades: rol ? [LIDER, { ...MIGRACION, rol: rol as 'proveedora' }] : [LIDER] }),
    [SERVICIO]: () => keep({ servicios: [{ id: 9, nombre: 'Citas', estado: 'Identificado' }] }),
    [`${SERVICIO}/7/8`]: () => keep({ servicios: [] }),
    [ESTADO]: ({ motivo }) => keep(createGestionCerrada({ motivoCierre: String(motivo), version: 4 })),
    '/usuarios/mintic': () => [],
    '/entidad/finderTopFive': () => [{ id: 52, nombre: 'MIGRACIÓN COLOMBIA' }],
    '/servicios/finderTopFive': () => [{ servicioId: 9, nombre: 'Citas' }],
    '/mesaInteroperabilidad/listarMesaId': () => createMesa({ estado: mesa.estado }),
    '/mdi-minteroperabilidad-entidads-mesa/7': () => ENTIDADES,
    '/mesaInteroperabilidad/servicios-mesa/mesa/7': () => SERVICIOS,
    '/mesaInteroperabilidad/listarReunionMesa': () => REUNIONES,
    ...answers,
  });
  render(createMesasSite(server.fake, address, 'ficha').site);
  return server;
}

const findModal = (name: string) => screen.findByRole('alertdialog', { name });
const table = (name: string) => screen.findByRole('table', { name });

beforeEach(() => {
  localStorage.clear();
  openSampleSession();
});

describe('a closed mesa', () => {
  it.each([
    ['entidades', 'Agregar entidad', 'Entidad participante'],
    ['servicios', 'Vincular servicio', 'Servicio'],
  ])('[MESA-11] asks for nothing under «%s», and its button says why', async (pestana, accion, campo) => {
    open(`${EDIT}?pestana=${pestana}`, createGestionCerrada());
    const button = await screen.findByRole('button', { name: accion });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('combobox', { name: campo })).toBeNull();
    expect(screen.queryByLabelText('Rol')).toBeNull();
  });
});

describe('entities of a mesa', () => {
  it('[MESA-11] one of the list is added with its rol, gets another and is taken out after a question', async () => {
    const { callsTo } = open(`${EDIT}?pestana=entidades`, createGestion());
    const add = await screen.findByRole('button', { name: 'Agregar entidad' });
    await user.click(add);
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar entidad' }));
    const send = dialog.getByRole('button', { name: 'Agregar entidad' });
    await user.click(send);
    expect(dialog.getByText('Elija una entidad de la lista.')).toBeTruthy();
    await user.type(dialog.getByRole('combobox', { name: 'Entidad participante' }), 'migra');
    await user.click(await screen.findByRole('option', { name: /Migración/ }));
    await user.click(send);
    const rol = await screen.findByLabelText<HTMLSelectElement>('Rol de Migración colombia');
    expect(callsTo(PARTICIPANTE).at(-1)).toMatchObject({ method: 'PUT', body: { rol: 'proveedora' } });
    await user.selectOptions(rol, 'Consumidora');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('Rol de Migración colombia').value).toBe('consumidora'),
    );
    await user.click(screen.getByRole('button', { name: 'Retirar Migración colombia' }));
    const modal = await findModal('¿Retirar la entidad?');
    await user.click(within(modal).getByRole('button', { name: 'Retirar entidad' }));
    await waitFor(() => expect(screen.queryByLabelText('Rol de Migración colombia')).toBeNull());
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label'))
      .toBe('Retirar Ministerio de relaciones exteriores');
    expect(callsTo(PARTICIPANTE).map(({ method }) => method)).toEqual(['PUT', 'PUT', 'DELETE']);
  });

  it('[MESA-11] the lead shows its rol, and its button tells why it stays', async () => {
    open(`${EDIT}?pestana=entidades`, createGestion());
    const row = within(await table('Entidades de la mesa')).getByRole('row', { name: /relaciones/ });
    expect(row.textContent).toContain('Líder');
    expect(row.textContent).toContain('elija antes otra entidad líder');
    expect(within(row).getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });

  it('[MESA-11] [ERR-01] what the server refuses is told', async () => {
    open(`${EDIT}?pestana=entidades`, createGestion({ entidades: [LIDER, MIGRACION] }), {
      [PARTICIPANTE]: () => {
        throw createFailure(409, 'La mesa está cerrada y es de solo lectura.');
      },
    });
    await user.selectOptions(await screen.findByLabelText('Rol de Migración colombia'), 'Invitada');
    const modal = await findModal('¡Error!');
    expect(modal.textContent).toContain('La mesa está cerrada');
    await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
  });
});

describe('services of a mesa', () => {
  it('[MESA-11] one is linked, and another unlinked after a question', async () => {
    const { callsTo } = open(`${EDIT}?pestana=servicios`, createGestion());
    await user.click(await screen.findByRole('button', { name: 'Desvincular Consulta de pasaportes' }));
    const modal = await findModal('¿Desvincular el servicio?');
    await user.click(within(modal).getByRole('button', { name: 'Desvincular servicio' }));
    await screen.findByText('Aún no hay servicios de la mesa registrados.');
    await user.click(screen.getByRole('button', { name: 'Vincular servicio' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vincular servicio' }));
    await user.type(dialog.getByRole('combobox', { name: 'Servicio' }), 'citas');
    await user.click(await screen.findByRole('option', { name: /Citas/ }));
    await user.click(dialog.getByRole('button', { name: 'Vincular servicio' }));
    expect((await table('Servicios vinculados')).textContent).toContain('Citas');
    expect(callsTo(SERVICIO)[0]?.body).toEqual({ idMesa: 7, idServicio: 9 });
  });
});

describe('closing and reopening', () => {
  it('[MESA-11] asks for the reason, sends the version on show, and then all is read-only with why', async () => {
    const { callsTo } = open(CONSULT, createGestion());
    await user.click(await screen.findByRole('button', { name: 'Cerrar mesa' }));
    const modal = await screen.findByRole('dialog', { name: '¿Cerrar la mesa?' });
    await user.type(within(modal).getByRole('textbox', { name: /^Motivo/ }), 'Cumplió su objetivo.');
    await user.click(within(modal).getByRole('button', { name: 'Cerrar mesa' }));
    expect(await screen.findByRole('button', { name: 'Reabrir mesa' })).toBeTruthy();
    const [call] = callsTo(ESTADO);
    expect(call?.body).toEqual({ id: 7, activa: false, motivo: 'Cumplió su objetivo.' });
    expect(call?.headers.get('If-Match')).toBe('"3"');
    const editar = screen.getByRole('button', { name: 'Editar' });
    expect(editar.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/es de solo lectura\. Para cambiarla/)).toBeTruthy();
  });

  it.each([
    ['entidades', 'Agregar entidad'],
    ['servicios', 'Vincular servicio'],
  ])('[MESA-11] the tab %s of a closed mesa blocks its buttons', async (pestana, button) => {
    open(`${EDIT}?pestana=${pestana}`, createGestionCerrada({ entidades: [LIDER, MIGRACION] }));
    expect((await screen.findByRole('button', { name: button })).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByLabelText('Rol de Migración colombia')).toBeNull();
    for (const other of screen.queryAllByRole('button', { name: /^(Retirar|Desvincular) / }))
      expect(other.getAttribute('aria-disabled')).toBe('true');
  });
});
