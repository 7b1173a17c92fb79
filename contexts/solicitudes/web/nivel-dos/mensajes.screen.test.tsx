// @vitest-environment jsdom
import { StoringRequest } from '@marco/web-kit/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../screens/nivel-dos-screen.tsx';
import type { MensajeComprobado } from '../../contract/index.ts';
import { sampleBorradorNivelDos, sampleNivelDos } from '../../testing/nivel-dos-sample.ts';
import { createNivelesSite } from '../../testing/niveles-web-site.tsx';
import { clearDatosNivel } from '../nivel/datos-nivel.ts';

beforeEach(clearDatosNivel);
afterEach(() => vi.unstubAllGlobals());

const user = userEvent.setup({ delay: null });
const TOTAL = 'La solicitud ya tiene 200 mensajes comprobados; quite uno.';

/** Messages of operations the sample does not show. */
const listMensajes = (cuantos: number, part: Partial<MensajeComprobado> = {}): MensajeComprobado[] =>
  Array.from({ length: cuantos }, (_, at) => ({
    id: at + 1,
    operacion: `otra${at % 20}`,
    papel: 'peticion',
    sha256: String(at).padStart(64, '0'),
    resultado: 'valido',
    reglas: 1,
    fecha: '2026-11-26T15:31:00.000Z',
    ...part,
  }));

const withMensajes = (mensajes: MensajeComprobado[]) => ({
  ...sampleBorradorNivelDos,
  nivelDos: { ...sampleNivelDos, mensajes },
});

function open(mensajes: MensajeComprobado[]) {
  const site = createNivelesSite(
    '/app/level/process-levelservices/nivel-dos/71?paso=mensajes',
    ({ address }) => (address === 'GET /solicitud/71' ? Response.json(withMensajes(mensajes)) : undefined),
  );
  return { ...site, ...render(site.site) };
}

const findBoton = (name: RegExp) => screen.findByRole('button', { name });
const readRazon = (boton: HTMLElement) =>
  document.getElementById(boton.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

it.each([
  ['of the whole request', listMensajes(200), TOTAL],
  [
    'of one operation and part',
    listMensajes(20, { operacion: 'consultarMovimientos' }),
    'Ya hay 20 mensajes comprobados de esta clase; quite uno.',
  ],
])('[AREA-05] at the limit %s no further one is offered, with the reason', async (_que, mensajes, razon) => {
  const { sent } = open(mensajes);
  const boton = await findBoton(/^Comprobar un mensaje\s*de la petición/);
  expect(boton.getAttribute('aria-disabled')).toBe('true');
  expect(readRazon(boton)).toContain(razon);
  await user.click(boton);
  expect(screen.queryByRole('textbox', { name: /^Mensaje de la petición/ })).toBeNull();
  expect(sent('GET /solicitud/nivel-dos/71/mensajes/ejemplo')).toEqual([]);
});

it('[AREA-05] the last one the request takes leaves its place open to be read and closed', async () => {
  const mensaje = { operacion: 'consultarMovimientos', papel: 'peticion', sha256: 'b'.repeat(64), reglas: 1 };
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends StoringRequest {
      protected override answer() {
        return {
          mensaje: { ...mensaje, resultado: 'valido' },
          hallazgos: [],
          solicitud: { ...withMensajes(listMensajes(200)), version: 4 },
        };
      }
    },
  );
  open(listMensajes(199));
  await user.click(await findBoton(/^Comprobar un mensaje\s*de la petición/));
  await user.click(await findBoton(/^Comprobar este mensaje/));
  expect(await screen.findByText(/^El mensaje es válido\./)).toBeTruthy();
  const verificar = await findBoton(/^Comprobar este mensaje/);
  expect(verificar.getAttribute('aria-disabled')).toBe('true');
  expect(readRazon(verificar)).toContain(TOTAL);
  expect(readRazon(await findBoton(/^Comprobar un archivo/))).toContain(TOTAL);
  await user.click(await findBoton(/^Cerrar\s*de la petición/));
  expect(screen.queryByRole('textbox', { name: /^Mensaje de la petición/ })).toBeNull();
});
