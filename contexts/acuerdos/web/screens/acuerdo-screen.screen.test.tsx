// @vitest-environment jsdom
import { ALLOWED } from '@marco/contract-kit/decision';
import { buildRefusal } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeAll, expect, it } from 'vitest';
import type { AcuerdoDeConsumo } from '../../contract/index.ts';
import {
  createAcuerdosSite,
  sampleAcuerdo,
  sampleBorrador,
  sampleDesacuerdo,
} from '../../testing/acuerdos-web-site.tsx';

const SIN_CONTRASTE = { rules: { 'color-contrast': { enabled: false } } };

beforeAll(() =>
  Promise.all([
    import('./acuerdo-screen.tsx'),
    import('@marco/web-kit/modal').then(({ preloadModals }) => preloadModals()),
  ]),
);

/** The page of an acuerdo, and what a step of it answers. */
const open = (acuerdo: AcuerdoDeConsumo, answer?: Response) =>
  createAcuerdosSite('/app/acuerdos/7', ({ address }) => {
    if (address === 'GET /acuerdos/7') return Response.json(acuerdo);
    return /^(POST|PUT) \/(acuerdos|desacuerdos)\//.test(address) ? answer : undefined;
  });

it('[AREA-05] says whose turn it is, until when and why it waits, with both numbers of the quota', async () => {
  const { site } = open(sampleAcuerdo);
  const { container } = render(site);
  expect(await screen.findByRole('heading', { level: 1, name: 'Consulta de residencia' })).toBeTruthy();
  expect(screen.getByText('Decida si su entidad lo concede')).toBeTruthy();
  expect(screen.getByText('4 de diciembre de 2026')).toBeTruthy();
  const suma = 'La suma del día sería 128.000; el proveedor admite 100.000. Caben 12.000 más.';
  expect(screen.getAllByText(suma).length).toBeGreaterThan(0);
  const botones = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(botones).toEqual(expect.arrayContaining(['Aprobar', 'Pedir aclaración', 'Rechazar', 'Terminar']));
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
});

it('[AREA-05] who approves grants what fits, over the version on show; more than was asked for is refused', async () => {
  const user = userEvent.setup({ delay: null });
  const activo = { ...sampleAcuerdo, estado: 'activo' as const, version: 4, espera: null };
  const { site, sent } = open(sampleAcuerdo, Response.json(activo));
  render(site);
  await user.click(await screen.findByRole('button', { name: 'Aprobar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Aprobar el acuerdo?' });
  const volumen = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Consultas al día/ });
  expect(volumen.value).toBe('12000');
  expect((await axe.run(dialog, SIN_CONTRASTE)).violations).toEqual([]);
  await user.clear(volumen);
  await user.type(volumen, '40001');
  await user.click(within(dialog).getByRole('button', { name: 'Aprobar' }));
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('No se concede más de lo que se pidió: 40.000.');
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  await user.clear(volumen);
  await user.type(volumen, '12000');
  await user.click(within(dialog).getByRole('button', { name: 'Aprobar' }));
  expect(await screen.findByText(/El acuerdo está activo/)).toBeTruthy();
  expect(sent('POST /acuerdos/7/pasos')).toMatchObject([
    { body: { accion: 'aprobar', concedidos: [{ finalidadId: 9, volumenDiario: 12_000 }] } },
  ]);
});

it('[AREA-05] a refusal says its cause and reason, and what the server found stands at its field', async () => {
  const user = userEvent.setup({ delay: null });
  const { site } = open(
    sampleAcuerdo,
    buildRefusal(400, {
      code: 'SOLICITUD_INVALIDA',
      mensaje: 'Revise.',
      detalles: [{ campo: 'motivo', mensaje: 'Escriba máximo 1000 caracteres.' }],
    }),
  );
  render(site);
  await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Rechazar la petición?' });
  await user.selectOptions(within(dialog).getByLabelText(/^Causa/), 'campos-de-mas');
  const motivo = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /^Motivo/ });
  await user.type(motivo, 'Sobran datos.');
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('Escriba máximo 1000 caracteres.');
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  expect(motivo.value).toBe('Sobran datos.');
});

it('[AREA-05] while it is written a purpose is added with its fields, and what is missing says why it is not sent', async () => {
  const user = userEvent.setup({ delay: null });
  const { site, sent } = open(sampleBorrador, Response.json({ ...sampleBorrador, version: 4 }));
  render(site);
  const enviar = await screen.findByRole('button', { name: 'Enviar' });
  expect(enviar.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Agregar finalidad' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agregar una finalidad' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Para qué/ }), 'Notificar');
  await user.type(within(dialog).getByRole('textbox', { name: /^Consultas al día/ }), '50');
  await user.click(within(dialog).getByRole('checkbox', { name: /^Dirección/ }));
  await user.type(
    within(dialog).getByRole('textbox', { name: /^Por qué necesita Dirección/ }),
    'Enviar el acto.',
  );
  expect((await axe.run(dialog, SIN_CONTRASTE)).violations).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Guardar finalidad' }));
  expect(await screen.findByText('Se guardó la finalidad.')).toBeTruthy();
  expect(sent('PUT /acuerdos/7')).toMatchObject([
    {
      body: {
        finalidades: [
          { titulo: 'Asignar cupos', campos: [{ campoId: 31 }] },
          {
            titulo: 'Notificar',
            volumenDiario: 50,
            campos: [{ campoId: 32, justificacion: 'Enviar el acto.' }],
          },
        ],
      },
    },
  ]);
});

it('[AREA-05] who mediates decides; a precedent that names somebody is not sent', async () => {
  const user = userEvent.setup({ delay: null });
  const enMediacion: AcuerdoDeConsumo = {
    ...sampleAcuerdo,
    estado: 'rechazado',
    lado: 'plataforma',
    espera: null,
    desacuerdo: sampleDesacuerdo,
  };
  const { site, sent } = open(enMediacion, Response.json(enMediacion));
  render(site);
  await user.click(await screen.findByRole('button', { name: 'Decidir' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Decidir el desacuerdo?' });
  await user.selectOptions(within(dialog).getByLabelText(/^A favor de quién/), 'parcial');
  await user.type(within(dialog).getByRole('textbox', { name: /^Decisión y sus razones/ }), 'Por partes.');
  await user.type(
    within(dialog).getByRole('textbox', { name: /^Título del precedente/ }),
    'Basta el municipio',
  );
  const publico = within(dialog).getByRole('textbox', { name: /^Texto del precedente/ });
  await user.type(publico, 'Escriba a ana@ejemplo.gov.co.');
  await user.click(within(dialog).getByRole('button', { name: 'Decidir' }));
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('Quite el correo: lo leerá cualquiera.');
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
  await user.clear(publico);
  await user.type(publico, 'Para asignar cupos basta.');
  await user.click(within(dialog).getByRole('button', { name: 'Decidir' }));
  expect(await screen.findByText('Se decidió, y el precedente está publicado.')).toBeTruthy();
  expect(sent('POST /desacuerdos/4/pasos')).toMatchObject([
    { body: { accion: 'decidir', sentido: 'parcial', precedente: { titulo: 'Basta el municipio' } } },
  ]);
});

it('[AREA-05] from the approval on the contract, its key and the next request are at hand', async () => {
  const activo: AcuerdoDeConsumo = {
    ...sampleAcuerdo,
    numero: 'LCI-AC-2026-000001',
    estado: 'activo',
    lado: 'consumidora',
    espera: null,
    vigencia: { desde: '2026-11-20', hasta: '2028-11-19' },
    cuentas: sampleAcuerdo.cuentas.map((una) => ({
      ...una,
      comprometido: 20_000,
      suma: 60_000,
      caben: 80_000,
      cabe: true,
    })),
    simulador: { clave: 'A'.repeat(24), direccion: '/simulador/21/1.0' },
    acciones: { ...sampleAcuerdo.acciones, suspender: ALLOWED },
    puede: { ...sampleAcuerdo.puede, copiar: ALLOWED },
  };
  const { site } = open(activo);
  const { container } = render(site);
  expect(await screen.findByText('19 de noviembre de 2028')).toBeTruthy();
  for (const name of ['OpenAPI 3.1', 'WSDL, esquemas y ejemplos', 'Pedir más o actualizar', 'Suspender'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getByText('A'.repeat(24))).toBeTruthy();
  expect(screen.getByText(`${window.location.origin}/simulador/21/1.0`)).toBeTruthy();
  // Who consumes reads who offers; and what was granted is not asked for any more.
  expect(screen.getByText(/^Ofrece: /)).toBeTruthy();
  expect(screen.queryByText(/^Consume: /)).toBeNull();
  expect(screen.getByText('Quedan libres 40.000.')).toBeTruthy();
  expect(screen.queryByText('Cabe')).toBeNull();
  expect((await axe.run(container, SIN_CONTRASTE)).violations).toEqual([]);
});

it('[ERR-02] an acuerdo of others is not found', async () => {
  const { site } = createAcuerdosSite('/app/acuerdos/7', () =>
    buildRefusal(404, { code: 'ACUERDO_NO_ENCONTRADO', mensaje: 'No existe.', detalles: [] }),
  );
  render(site);
  expect(await screen.findByText(/su entidad no es parte de él/)).toBeTruthy();
});

it('[AREA-05] a draft that was never sent is removed after a question, over the version on show', async () => {
  const user = userEvent.setup({ delay: null });
  const { site, sent } = createAcuerdosSite('/app/acuerdos/7', ({ address }) => {
    if (address === 'GET /acuerdos/7') return Response.json(sampleBorrador);
    return address === 'DELETE /acuerdos/7' ? Response.json({ eliminado: true }) : undefined;
  });
  render(site);
  await user.click(await screen.findByRole('button', { name: 'Eliminar borrador' }));
  const pregunta = await screen.findByRole('alertdialog');
  await user.click(within(pregunta).getByRole('button', { name: 'Eliminar borrador' }));
  expect(await screen.findByText('El borrador fue eliminado.')).toBeTruthy();
  expect(sent('DELETE /acuerdos/7')).toHaveLength(1);
});
