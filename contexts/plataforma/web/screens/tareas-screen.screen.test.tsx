// @vitest-environment jsdom
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { buildRefusal } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import './tareas-screen.tsx';
import './tarea-screen.tsx';
import { createPlataformaSite } from '../../testing/plataforma-site.tsx';
import {
  sampleServicio,
  sampleTarea,
  sampleTareaDeAns,
  sampleTareaDePermiso,
  sampleTareaDeRegistro,
} from '../../testing/tareas.ts';

const SIN_CONTRASTE = { rules: { 'color-contrast': { enabled: false } } };
const LISTA = 'GET /xroad/tareas';
const UNA = 'GET /xroad/tareas/5';
const PASOS = 'POST /xroad/tareas/5/pasos';
const REGISTRO = 'POST /xroad/tareas/5/registro';
const HECHA = {
  ...sampleTarea,
  estado: 'hecha',
  cerradaEn: '2026-11-25T15:00:00.000Z',
  cerradaPor: 'Olga Prueba',
  nota: 'La entidad lo renovó.',
} as const;
const porTipo = { registrar: 0, conceptuar: 0, publicar: 0, permiso: 0, ans: 0, deriva: 0, certificado: 1 };

it('[AREA-05] what waits stands with its term; what was done with who and how', async () => {
  const user = userEvent.setup({ delay: null });
  const { site, sent } = createPlataformaSite('/app/xroad/tareas', ({ address, query }) => {
    if (address !== LISTA) return undefined;
    const tareas = query.get('estado') === 'hecha' ? [HECHA] : [sampleTarea];
    return Response.json({ tareas, total: 1, porTipo });
  });
  const { container } = render(site);
  const link = await screen.findByRole('link', { name: 'CO/GOB/SNR-0027/ss1' });
  expect(link.getAttribute('href')).toBe('/app/xroad/tareas/5');
  expect(screen.getByText('Vence en 2 días')).toBeTruthy();
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Hechas' }));
  expect(await screen.findByText('Olga Prueba')).toBeTruthy();
  expect(screen.getByText('La entidad lo renovó.')).toBeTruthy();
  expect(sent(LISTA)).toHaveLength(2);
});

it('[AREA-05] one kind of task is looked for, and stays chosen in the other list', async () => {
  const user = userEvent.setup({ delay: null });
  const { site, sent } = createPlataformaSite('/app/xroad/tareas?tipo=permiso', ({ address, query }) => {
    if (address !== LISTA) return undefined;
    const tareas = query.get('tipo') === 'permiso' ? [sampleTareaDePermiso] : [];
    return Response.json({ tareas, total: tareas.length, porTipo });
  });
  render(site);
  expect(await screen.findByRole('link', { name: 'Consulta de predios' })).toBeTruthy();
  expect(sent(LISTA)[0]?.query.get('tipo')).toBe('permiso');
  await user.click(screen.getByRole('tab', { name: 'Hechas' }));
  expect(await screen.findByRole('link', { name: 'Consulta de predios' })).toBeTruthy();
  expect(sent(LISTA).at(-1)?.query.get('estado')).toBe('hecha');
  expect(sent(LISTA).at(-1)?.query.get('tipo')).toBe('permiso');
});

it('[AREA-05] the permission of an acuerdo stands with its client and each environment', async () => {
  const { site } = createPlataformaSite('/app/xroad/tareas/5', ({ address }) =>
    address === UNA ? Response.json(sampleTareaDePermiso) : undefined,
  );
  const { container } = render(site);
  expect(await screen.findByRole('heading', { name: 'Dar el permiso' })).toBeTruthy();
  for (const texto of [
    'LCI-AC-2026-000001',
    'SUIT',
    'Sin permiso',
    'Con permiso',
    'No se pide: el cliente no está allí',
  ])
    expect(screen.getByText(texto)).toBeTruthy();
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
});

it('[AREA-05] what a servicio broke two months in a row leads to where its suspension is proposed', async () => {
  const { site } = createPlataformaSite('/app/xroad/tareas/5', ({ address }) =>
    address === UNA ? Response.json(sampleTareaDeAns) : undefined,
  );
  const { container } = render(site);
  expect(await screen.findByText('Disponibilidad y tasa de error')).toBeTruthy();
  expect(screen.getByText('Octubre de 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Proponer la suspensión' }).getAttribute('href')).toBe(
    '/app/certificados?texto=LCI-C3-2026-000001',
  );
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
});

it('[AREA-05] a task is done with a word of what was done', async () => {
  const user = userEvent.setup({ delay: null });
  const { site, sent } = createPlataformaSite('/app/xroad/tareas/5', ({ address }) => {
    if (address === UNA) return Response.json(sampleTarea);
    return address === PASOS ? Response.json(HECHA) : undefined;
  });
  const { container } = render(site);
  await user.click(await screen.findByRole('button', { name: 'Dar por hecha' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Qué se hizo/ }), 'La entidad lo renovó.');
  await user.click(within(dialog).getByRole('button', { name: 'Dar por hecha' }));
  expect(await screen.findByText('La tarea quedó hecha.')).toBeTruthy();
  expect(sent(PASOS)).toMatchObject([{ body: { accion: 'cerrar', nota: 'La entidad lo renovó.' } }]);
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
});

it('[AREA-05] a servicio is registered with what is known of it, and a refusal loses nothing', async () => {
  const user = userEvent.setup({ delay: null });
  const { site, sent } = createPlataformaSite('/app/xroad/tareas/5', ({ address }) => {
    if (address === UNA) return Response.json(sampleTareaDeRegistro);
    return address === REGISTRO
      ? buildRefusal(409, { code: 'SERVICIO_DE_OTRO', mensaje: 'Ya son de otro servicio.' })
      : undefined;
  });
  render(site);
  expect(await screen.findByText('Venció hace 3 días')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Registrar' }));
  const dialog = await screen.findByRole('dialog');
  const field = (name: string) => within(dialog).getByRole('textbox', { name: new RegExp(`^${name}`) });
  expect(field('Código del miembro')).toHaveProperty('value', 'SNR-0027');
  await user.type(field('Subsistema'), 'FM-SIR');
  await user.type(field('Código del servicio'), 'consultarPredio');
  await user.click(within(dialog).getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText('Ya son de otro servicio.')).toBeTruthy();
  const body = {
    ...sampleTareaDeRegistro.registro?.propuesta,
    subsistema: 'FM-SIR',
    codigo: 'consultarPredio',
  };
  expect(sent(REGISTRO)).toMatchObject([{ body }]);
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(field('Código del servicio')).toHaveProperty('value', 'consultarPredio');
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
});

it('[AREA-05] a version is published once it is confirmed; before, it says what lacks', async () => {
  const user = userEvent.setup({ delay: null });
  const { registro } = sampleTareaDeRegistro;
  if (!registro) throw new Error('The sample registers.');
  const tarea = {
    ...sampleTareaDeRegistro,
    tipo: 'publicar',
    registro: {
      ...registro,
      ambiente: 'produccion',
      instancia: 'CO',
      servicio: sampleServicio,
      publicar: ALLOWED,
    },
  };
  const PUBLICACION = 'POST /xroad/tareas/5/publicacion';
  const { site, sent } = createPlataformaSite('/app/xroad/tareas/5', ({ address }) => {
    if (address === UNA) return Response.json(tarea);
    return address === PUBLICACION
      ? Response.json({ ...tarea, estado: 'hecha', cerradaEn: HECHA.cerradaEn, cerradaPor: 'Olga Prueba' })
      : undefined;
  });
  const { container } = render(site);
  await user.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(sent(PUBLICACION)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText(/quedó publicada/)).toBeTruthy();
  expect(sent(PUBLICACION)).toMatchObject([{ version: '"2"' }]);
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
});

it('[AREA-05] who is not the operator reads why', async () => {
  const cerrar = refuseWith(
    'Su rol «Auditor» no permite aprobar registros de la plataforma X-Road.',
    'Operador AND',
  );
  const { site } = createPlataformaSite('/app/xroad/tareas/5', ({ address }) =>
    address === UNA ? Response.json({ ...sampleTarea, pasos: { ...sampleTarea.pasos, cerrar } }) : undefined,
  );
  render(site);
  const button = await screen.findByRole('button', { name: 'Dar por hecha' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(await screen.findByText(/Su rol «Auditor» no permite/)).toBeTruthy();
});

it('[AREA-05] a task of nothing says so', async () => {
  const { site } = createPlataformaSite('/app/xroad/tareas/5', () =>
    Response.json({ code: 'TAREA_NO_EXISTE', mensaje: 'Ninguna.' }, { status: 404 }),
  );
  render(site);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tarea no encontrada' })).toBeTruthy();
});
