// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import '../screens/servicio-screen.tsx';
import type { CambioMensaje, CompatibilidadVersiones } from '../../contract/index.ts';
import { createServicioSite, sampleSinCambios } from '../../testing/servicio-site.tsx';

const ROMPE_A_QUIEN_PIDE: CambioMensaje = {
  operacion: 'consultar',
  papel: 'peticion',
  campo: 'fecha',
  clase: 'obligatorio-nuevo',
  quien: 'pide',
  veredicto: 'rompe',
  formas: ['xml', 'json'],
  frase: '«fecha» es un campo nuevo y obligatorio: publique una versión mayor.',
  contraejemplo: { forma: 'json', efecto: 'rechaza', segunVersion: '1.0', mensaje: '{ "numero": "A1" }' },
};
const ROMPE_A_QUIEN_LEE: CambioMensaje = {
  ...ROMPE_A_QUIEN_PIDE,
  papel: 'respuesta',
  campo: 'persona/peso',
  clase: 'sentido-cambiado',
  quien: 'lee',
  contraejemplo: { forma: 'xml', efecto: 'otro-sentido', segunVersion: '1.1', mensaje: '<peso>70</peso>' },
};
const RETIRADA: CambioMensaje = {
  ...ROMPE_A_QUIEN_PIDE,
  campo: '',
  operacion: 'listar',
  clase: 'operacion-retirada',
  contraejemplo: { forma: 'xml', efecto: 'rechaza', segunVersion: '1.0', mensaje: null },
};
const AVISO: CambioMensaje = {
  ...ROMPE_A_QUIEN_LEE,
  papel: 'error',
  campo: '',
  clase: 'error-nuevo',
  veredicto: 'aviso',
  contraejemplo: null,
};
const ROTA: CompatibilidadVersiones = {
  ...sampleSinCambios,
  veredictos: { pide: 'rompe', lee: 'rompe' },
  numeroMinimo: { numero: '2.0', cambio: 'mayor', razon: '1 cambio rompe a quien pide.', alcanza: false },
  totalCambios: 230,
  cambios: [ROMPE_A_QUIEN_PIDE, ROMPE_A_QUIEN_LEE, RETIRADA, AVISO],
};
const IGUAL: CompatibilidadVersiones = { ...sampleSinCambios, lectura: 'estricta' };

const open = (address: string) =>
  render(
    createServicioSite(address, { compareAs: (lectura) => (lectura === 'estricta' ? IGUAL : ROTA) }).site,
  );

const findCard = () => screen.findByRole('region', { name: 'Qué cambia frente a la versión 1.0' });

describe('[AREA-05] what a version changes of the one before', () => {
  it('says whom it breaks, what to do and the least number, with the message that proves it', async () => {
    const { container } = open('/app/servicios/21');
    const card = within(await findCard());
    expect(card.getAllByText('Rompe a quien pide').length).toBe(3);
    expect(card.getAllByText('Rompe a quien lee').length).toBe(2);
    expect(card.getByText('Compatible, con aviso')).toBeTruthy();
    expect(card.getByText('Le corresponde al menos el número 2.0, y lleva el 1.1.')).toBeTruthy();
    expect(card.getByRole('heading', { name: '4 de 230 cambios, los más graves primero' })).toBeTruthy();
    const [pide, lee, retirada, aviso] = card.getAllByRole('listitem');
    expect(pide?.textContent).toContain('Petición de consultar · fecha');
    expect(pide?.textContent).toContain('«fecha» es un campo nuevo y obligatorio');
    expect(pide?.textContent).toContain(
      'Es un mensaje válido en JSON según la versión 1.0, y quien usa la 1.1 lo rechaza.',
    );
    expect(pide?.textContent).toContain('{ "numero": "A1" }');
    expect(lee?.textContent).toContain('quien usa la 1.0 lo acepta y entiende otra cosa.');
    expect(retirada?.textContent).toContain('no tiene quien lo reciba en la 1.1.');
    expect(aviso?.querySelector('details')).toBeNull();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('is judged again for who refuses what it does not know', async () => {
    open('/app/servicios/21');
    const lectura = await screen.findByLabelText('Quien recibe un mensaje');
    await userEvent.selectOptions(lectura, 'Rechaza los campos que no conoce');
    expect(await screen.findByText('Los mensajes de las dos versiones dicen lo mismo.')).toBeTruthy();
    const card = within(await findCard());
    expect(card.getAllByText('Compatible')).toHaveLength(2);
    expect(card.getByText('El número 1.1 le alcanza.')).toBeTruthy();
  });

  it('is not asked of the first version', async () => {
    open('/app/servicios/21?version=8');
    expect(await screen.findByText('La versión 1.0 aún no tiene operaciones.')).toBeTruthy();
    expect(screen.queryByText(/Qué cambia frente/)).toBeNull();
  });
});
