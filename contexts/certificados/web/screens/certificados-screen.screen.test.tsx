// @vitest-environment jsdom
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { buildRefusal } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import './certificados-screen.tsx';
import { createCertificadosSite, sampleListado } from '../../testing/certificados-web-site.tsx';

/** Takes a step from the menu of the row. */
async function choose(user: UserEvent, paso: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Certificado LCI-C1-2026-000041/ }));
  await user.click(screen.getByRole('menuitem', { name: paso }));
}

const porEstado = { vigente: 1, suspendido: 0, revocado: 0, reemplazado: 0, vencido: 0 };

it('[AREA-05] a certifier suspends a certificate with its reason, over the version on show', async () => {
  const user = userEvent.setup({ delay: null });
  const { site, sent } = createCertificadosSite('/app/certificados', ({ address }) =>
    address === 'POST /certificados/listar'
      ? Response.json({ certificados: [sampleListado], total: 1, porEstado })
      : address === 'POST /certificados/7/pasos'
        ? Response.json({ ...sampleListado, estado: 'suspendido', version: 4 })
        : undefined,
  );
  const { container } = render(site);
  expect((await screen.findAllByText(/Suspendido \(0\)/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Vencido/)).toBeNull();
  await choose(user, 'Suspender');
  const dialog = await screen.findByRole('dialog', { name: '¿Suspender el certificado?' });
  await user.click(within(dialog).getByRole('button', { name: 'Suspender' }));
  const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
  for (const mensaje of ['Elija la causa.', 'Escriba el motivo.'])
    expect(alert.textContent).toContain(mensaje);
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  expect((await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  const causa = within(dialog).getByLabelText(/^Causa/);
  expect(within(causa).queryByText('Certificado TLS vencido')).toBeNull();
  await user.selectOptions(causa, 'Incidente de seguridad o de operación');
  await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'No responde.');
  await user.click(within(dialog).getByRole('button', { name: 'Suspender' }));
  expect(
    await screen.findByText('El certificado y su versión quedaron suspendidos y se avisó a la entidad.'),
  ).toBeTruthy();
  expect(sent('POST /certificados/7/pasos')).toMatchObject([
    { body: { accion: 'suspender', causa: 'incidente', motivo: 'No responde.' } },
  ]);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-05] a refusal stands at its field and keeps what was written; lifting asks for no cause', async () => {
  const user = userEvent.setup({ delay: null });
  const suspendido = {
    ...sampleListado,
    estado: 'suspendido',
    causa: 'incidente',
    motivo: 'No responde.',
    acciones: { ...sampleListado.acciones, levantar: ALLOWED },
  } as const;
  const { site } = createCertificadosSite('/app/certificados', ({ address }) =>
    address === 'POST /certificados/listar'
      ? Response.json({ certificados: [suspendido], total: 1, porEstado })
      : address === 'POST /certificados/7/pasos'
        ? buildRefusal(422, {
            code: 'VALIDACION',
            mensaje: 'Revise lo escrito.',
            detalles: [{ campo: 'motivo', mensaje: 'Escriba máximo 500 caracteres.' }],
          })
        : undefined,
  );
  render(site);
  expect(await screen.findByText('Incidente de seguridad o de operación')).toBeTruthy();
  await choose(user, 'Levantar la suspensión');
  const dialog = await screen.findByRole('dialog', { name: '¿Levantar la suspensión?' });
  expect(within(dialog).queryByLabelText(/^Causa/)).toBeNull();
  const motivo = within(dialog).getByRole('textbox', { name: /^Por qué se levanta/ });
  await user.type(motivo, 'Ya responde.');
  await user.click(within(dialog).getByRole('button', { name: 'Levantar la suspensión' }));
  const alert = await screen.findByRole('alertdialog', { name: '¡Error de validación!' });
  expect(alert.textContent).toContain('Escriba máximo 500 caracteres.');
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  expect((motivo as HTMLTextAreaElement).value).toBe('Ya responde.');
});

it('[AREA-05] who decides a revocation reads its cause and what else stops', async () => {
  const user = userEvent.setup({ delay: null });
  const pedido = {
    ...sampleListado,
    superiores: ['LCI-C2-2026-000003', 'LCI-C3-2026-000001'],
    revocacionPedida: { causa: 'defecto-hallado', motivo: 'Era de otra entidad.', esPropia: false },
    acciones: { ...sampleListado.acciones, revocar: ALLOWED },
  } as const;
  const { site, sent } = createCertificadosSite('/app/certificados', ({ address }) =>
    address === 'POST /certificados/listar'
      ? Response.json({ certificados: [pedido], total: 1, porEstado })
      : undefined,
  );
  render(site);
  await choose(user, 'Revocar');
  const dialog = await screen.findByRole('alertdialog', { name: '¿Revocar el certificado?' });
  expect(dialog.textContent).toContain('También se suspenden LCI-C2-2026-000003 y LCI-C3-2026-000001');
  expect(dialog.textContent).toContain(
    'Causa: Defecto hallado en lo que se certificó. Motivo: Era de otra entidad.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Volver' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent('POST /certificados/7/pasos')).toEqual([]);
});

it('[AREA-05] who asked for a revocation reads in the menu why another person decides it', async () => {
  const user = userEvent.setup({ delay: null });
  const razon = 'Usted pidió la revocación; la decide otra persona.';
  const pedido = {
    ...sampleListado,
    revocacionPedida: { causa: 'defecto-hallado', motivo: 'Era de otra entidad.', esPropia: true },
    acciones: { ...sampleListado.acciones, revocar: refuseWith(razon) },
  } as const;
  const { site, sent } = createCertificadosSite('/app/certificados', ({ address }) =>
    address === 'POST /certificados/listar'
      ? Response.json({ certificados: [pedido], total: 1, porEstado })
      : undefined,
  );
  const { container } = render(site);
  await choose(user, 'Revocar');
  const revocar = screen.getByRole('menuitem', { name: 'Revocar', description: /la decide otra persona/ });
  expect(revocar.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('POST /certificados/7/pasos')).toEqual([]);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('[AREA-05] who only reads has the page of each certificate and no steps', async () => {
  const acciones = Object.fromEntries(
    Object.keys(sampleListado.acciones).map((paso) => [paso, refuseWith('Su rol no certifica.')]),
  ) as typeof sampleListado.acciones;
  const { site } = createCertificadosSite('/app/certificados', ({ address }) =>
    address === 'POST /certificados/listar'
      ? Response.json({ certificados: [{ ...sampleListado, acciones }], total: 1, porEstado })
      : undefined,
  );
  render(site);
  expect(await screen.findByRole('link', { name: /^Ver\s*LCI-C1-2026-000041/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Certificado LCI/ })).toBeNull();
});
