// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, expect, it } from 'vitest';
import '../screens/nivel-dos-screen.tsx';
import type { NivelDos } from '../../contract/index.ts';
import { sampleBorradorNivelDos, sampleNivelDos } from '../../testing/nivel-dos-sample.ts';
import { createNivelesSite } from '../../testing/niveles-web-site.tsx';
import { clearDatosNivel } from '../nivel/datos-nivel.ts';

beforeEach(clearDatosNivel);

const PUT = 'PUT /solicitud/nivel-dos/71';
const PEDIR = /^Adjunte el documento de la constancia, o pida que la escriba quien aprueba/;
const ESCRIBIR = /^Como usted aprueba por la entidad/;
const user = userEvent.setup({ delay: null });

/** The draft with a constancia, read by who may or may not approve for the entity. */
function open(constancia: Partial<NivelDos['constancia']>) {
  const nivelDos = { ...sampleNivelDos, constancia: { ...sampleNivelDos.constancia, ...constancia } };
  const mensaje = constancia.lectorAprueba
    ? 'Como usted aprueba por la entidad, escriba o confirme la constancia, o adjunte su documento.'
    : 'Adjunte el documento de la constancia, o pida que la escriba quien aprueba por la entidad.';
  const pendientes = constancia.deAprobador ? [] : [{ campo: 'aprobacion', mensaje }];
  const site = createNivelesSite(
    '/app/level/process-levelservices/nivel-dos/71?paso=aprobacion',
    ({ address }) =>
      address === 'GET /solicitud/71'
        ? Response.json({ ...sampleBorradorNivelDos, nivelDos, pendientes })
        : undefined,
  );
  return { ...site, ...render(site.site) };
}

const ESCRITA = { responsable: 'Paula Quiroga', cargo: 'Directora', fecha: '2026-11-20' };
const findCargo = () => screen.findByRole('textbox', { name: /^Cargo/ });
const links = (texto: RegExp) => screen.queryAllByRole('link', { name: texto });

it('[AREA-05] who approves for the entity writes the constancia, and what holds is said at once', async () => {
  const { sent } = open({ lectorAprueba: true });
  expect(await screen.findByText(/^Su entidad declara .* Usted aprueba por la entidad/)).toBeTruthy();
  expect(links(ESCRIBIR)).toHaveLength(1);
  await user.type(await findCargo(), 'D');
  expect([...links(ESCRIBIR), ...links(PEDIR)]).toEqual([]);
  // Nothing was saved for it.
  expect(sent(PUT)).toEqual([]);
});

it('[AREA-05] confirms what somebody else of the entity wrote, and it is sent though it says the same', async () => {
  const { sent, container } = open({ ...ESCRITA, lectorAprueba: true });
  const confirm = await screen.findByRole('button', { name: 'Confirmar la constancia' });
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
  await user.click(confirm);
  expect(screen.queryByRole('button', { name: 'Confirmar la constancia' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() =>
    expect(sent(PUT).map(({ body }) => body)).toEqual([{ constancia: { ...ESCRITA, archivoId: null } }]),
  );
});

it('[AREA-05] who does not approve makes it a text of nobody, and gives it back by writing what stood there', async () => {
  open({ ...ESCRITA, deAprobador: true });
  const cargo = await findCargo();
  expect(screen.queryByRole('button', { name: 'Confirmar la constancia' })).toBeNull();
  await user.type(cargo, 's');
  expect(links(PEDIR)).toHaveLength(1);
  await user.type(cargo, '{Backspace}');
  expect(links(PEDIR)).toEqual([]);
});
