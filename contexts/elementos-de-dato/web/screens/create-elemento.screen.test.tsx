// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import { refuseWith } from '@marco/contract-kit/decision';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import './create-elemento-screen.tsx';
import './update-elemento-screen.tsx';
import { createElementoPrivado, createReferencia } from '../../testing/elementos-samples.ts';
import {
  type Answer,
  createElementosServer,
  createElementosSite,
  createFailure,
} from '../../testing/elementos-site.tsx';

const user = userEvent.setup({ delay: null });
const SI = { allowed: true, reasons: [], unblockers: [] };
const CAPAS = {
  capas: [{ id: 1, codigo: 'Comun', nombre: 'Común', tipo: 'comun', elementos: 40 }],
  dominios: [{ id: 2, codigo: 'Ubicacion', nombre: 'Ubicación', elementos: 8 }],
};

function open(answers: Record<string, Answer> = {}) {
  const server = createElementosServer({
    'GET /elemento-dato/permisos': () => ({ crear: SI }),
    'GET /elemento-dato/capa-uso': () => CAPAS,
    'GET /elemento-dato/100': () => createElementoPrivado(),
    'POST /elemento-dato/parecidos': () => [],
    'POST /elemento-dato': () => createElementoPrivado(),
    ...answers,
  });
  const { site, router } = createElementosSite(server.fake, '/app/elementos-de-dato/new');
  return { ...server, router, ...render(site) };
}

async function fill(): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: /^Nombre/ }), 'Código del departamento');
  await user.click(screen.getByRole('button', { name: 'Usar el identificador propuesto: codDepartamento' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Capa de uso/ }), 'Común');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Dominio/ }), 'Ubicación');
}
const send = () => user.click(screen.getByRole('button', { name: 'Crear borrador' }));

/** Takes note of the modal that tells what is wrong. */
async function accept(): Promise<HTMLElement> {
  const modal = await screen.findByRole('alertdialog');
  await user.click(within(modal).getByRole('button', { name: 'Aceptar' }));
  return modal;
}

beforeEach(() => {
  sessionStorage.clear();
  openSampleSession();
});
afterEach(cleanup);

describe('beginning an element', () => {
  it('[AREA-06] who may not create elements reads why, and finds no form', async () => {
    const { container } = open({
      'GET /elemento-dato/permisos': () => ({
        crear: refuseWith('Solo el ministerio puede crear elementos de dato.'),
      }),
    });
    expect(await screen.findByText('Solo el ministerio puede crear elementos de dato.')).toBeTruthy();
    expect(container.querySelector('form')).toBeNull();
  });

  it('[AREA-06] what is missing or is no identificador is told at its field, and nothing is sent', async () => {
    const { callsTo, container } = open();
    await screen.findByRole('form', { name: 'Nuevo elemento de dato' });
    await user.type(screen.getByRole('textbox', { name: /^Identificador/ }), 'Código ñ');
    await send();
    await accept();
    expect(await screen.findByText(/El identificador empieza por minúscula/)).toBeTruthy();
    expect(screen.getByText('Nombre es requerido.')).toBeTruthy();
    expect(screen.getByText('Seleccione una capa de uso.')).toBeTruthy();
    expect(screen.getByText('Seleccione un dominio.')).toBeTruthy();
    expect(callsTo('POST /elemento-dato')).toHaveLength(0);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('[AREA-06] creates the draft once and leads to its form', async () => {
    const { callsTo, router } = open();
    await fill();
    await user.click(screen.getByRole('radio', { name: 'Lista' }));
    await send();
    await expect.poll(() => router.state.location.pathname).toBe('/app/elementos-de-dato/100/edit');
    const [call, ...more] = callsTo('POST /elemento-dato');
    expect(more).toEqual([]);
    expect(call?.body).toEqual({
      nombre: 'Código del departamento',
      identificador: 'codDepartamento',
      capaId: 1,
      dominioId: 2,
      tipo: 'simple',
      clase: 'lista',
    });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('[AREA-06] a composite is no lista, and a lista no composite', async () => {
    open();
    expect(await screen.findByRole('radio', { name: 'Lista' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Compuesto' }));
    expect(screen.queryByRole('radio', { name: 'Lista' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Grupo' })).toBeTruthy();
  });

  it('[AREA-06] a taken identificador is told and what was written stays', async () => {
    const mensaje = 'Ya existe un elemento con ese identificador en la misma capa y dominio.';
    const { router } = open({
      'POST /elemento-dato': () => {
        throw createFailure(409, mensaje, { detalles: [{ campo: 'identificador', mensaje }] });
      },
    });
    await fill();
    await send();
    expect((await accept()).textContent).toContain(mensaje);
    expect((await screen.findAllByText(mensaje)).length).toBeGreaterThan(0);
    expect(router.state.location.pathname).toBe('/app/elementos-de-dato/new');
    expect(screen.getByDisplayValue('codDepartamento')).toBeTruthy();
  });

  it('[AREA-06] elements that say nearly the same are shown while it is named', async () => {
    open({
      'POST /elemento-dato/parecidos': () => [
        { ...createReferencia({ nombre: 'Departamento' }), parecido: 0.83, definicion: 'División del país.' },
      ],
    });
    await user.type(await screen.findByRole('textbox', { name: /^Nombre/ }), 'Departamentos');
    expect(await screen.findByText(/83 % parecido/)).toBeTruthy();
  });
});
