// @vitest-environment jsdom
import { getSession } from '@marco/acceso/widgets';
import { refuseWith } from '@marco/contract-kit/decision';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import './nivel-uno-screen.tsx';
import './servicios-niveles-screen.tsx';
import { buildRefusal, createNivelesSite, type FakeServer } from '../../testing/niveles-web-site.tsx';
import { clearDatosNivel, keepDatosNivel, readDatosNivel } from '../nivel/datos-nivel.ts';

const HOME = '/app/level/process-levelservices/home';
const NIVEL_UNO = '/app/level/process-levelservices/nivel-uno';
const user = userEvent.setup({ delay: null });

function open(address = HOME, server?: FakeServer) {
  const site = createNivelesSite(address, server);
  return { ...site, ...render(site.site) };
}

const table = () => screen.findByRole('table', { name: 'Servicios de la entidad por niveles' });
const findRow = async (name: RegExp) => within(await table()).findByRole('row', { name });

beforeEach(() => clearDatosNivel());

describe('services of an entity by level', () => {
  it('[AREA-05] shows state, request in course with its term, and what can be asked for', async () => {
    const { sent, container } = open();
    const libre = within(await findRow(/Consulta de pasaporte/));
    expect(libre.getByText('Identificado')).toBeTruthy();
    expect(libre.getByText('Ninguna')).toBeTruthy();
    expect(libre.getByRole('link', { name: /^Solicitar nivel 1/ }).getAttribute('href')).toBe(
      `${NIVEL_UNO}/new?servicio=12`,
    );
    const radicada = within(await findRow(/Consulta de cédula/));
    expect(radicada.getByRole('link', { name: 'LCI-N1-2026-000009' }).getAttribute('href')).toBe(
      '/app/level/process-levelconsult/40',
    );
    expect(radicada.getByText('Vence en 2 días hábiles')).toBeTruthy();
    const button = radicada.getByRole('button', { name: /^Solicitar nivel 1/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'El servicio ya tiene una solicitud de nivel 1 en curso.',
    );
    const borrador = within(await findRow(/Registro de visas/));
    expect(borrador.getByRole('link', { name: /^Continuar borrador de nivel 1/ }).getAttribute('href')).toBe(
      `${NIVEL_UNO}/41`,
    );
    expect(screen.getByRole('link', { name: /^Continuar el borrador de/ })).toBeTruthy();
    const importado = within(await findRow(/Consulta de movimientos/));
    expect(importado.getByText('Estandarizado Nivel 1')).toBeTruthy();
    expect(importado.getByText('Importado')).toBeTruthy();
    expect(libre.queryByText('Importado')).toBeNull();
    expect(sent('POST /solicitud/servicios')[0]?.body).toMatchObject({ pagina: 1, tamano: 10 });
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('[ROUTE-12] [ROUTE-17] filters go into the address; the form leads back to them with their page', async () => {
    const { router, sent } = open(`${HOME}?pagina=2`);
    await table();
    await user.type(screen.getByRole('textbox', { name: /^Nombre del servicio/ }), 'consulta');
    await user.selectOptions(screen.getByLabelText('Estado del servicio'), 'Estandarizado Nivel 1');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await expect.poll(() => router.state.location.search).toBe('?texto=consulta&estado=2');
    await router.navigate(`${HOME}?texto=consulta&estado=2&pagina=3`);
    await user.click(within(await findRow(/Registro de visas/)).getByRole('link', { name: /^Continuar/ }));
    await screen.findByRole('heading', { level: 1, name: /^Nueva solicitud/ });
    await router.navigate(`${HOME}?dataLevelServices=1`);
    await expect
      .poll(() => router.state.location.search)
      .toBe('?dataLevelServices=1&texto=consulta&estado=2&pagina=3');
    expect(sent('POST /solicitud/servicios').at(-1)?.body).toMatchObject({
      texto: 'consulta',
      estadoServicioId: 2,
      pagina: 3,
    });
  });

  it('[AREA-05] the ministry is told why it asks for nothing here, and led to the consult', async () => {
    const { sent, container } = open(HOME, ({ address }) =>
      address === 'GET /solicitud/opciones'
        ? Response.json({
            dominios: [],
            consultores: [],
            permisos: { crear: refuseWith('Las solicitudes las hace el personal de la entidad.') },
          })
        : undefined,
    );
    expect(await screen.findByRole('heading', { name: /^Aquí las entidades piden/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Consultar las solicitudes' }).getAttribute('href')).toBe(
      '/app/level/process-levelconsult',
    );
    expect(sent('POST /solicitud/servicios')).toEqual([]);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('[AREA-05] an entity without services, and a list that does not come, say what to do', async () => {
    let fails = true;
    open(HOME, ({ address }) => {
      if (address !== 'POST /solicitud/servicios') return undefined;
      return fails
        ? buildRefusal(503, { code: 'FALLO', mensaje: 'No hay base de datos.' })
        : Response.json({ servicios: [], total: 0 });
    });
    expect(await screen.findByText('No fue posible cargar los servicios de su entidad')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: /^Reintentar/ }));
    expect(await screen.findByText('Su entidad no tiene servicios en el directorio.')).toBeTruthy();
  });
});

describe('holder of the levels', () => {
  it('[SHELL-09] hands the picked servicio to the form, which forgets it when the session ends', async () => {
    localStorage.setItem('access_token', 'ficha');
    localStorage.setItem('info_user', '{}');
    open();
    await user.click(
      within(await findRow(/Consulta de pasaporte/)).getByRole('link', { name: /^Solicitar nivel 1/ }),
    );
    await screen.findByRole('heading', { level: 1, name: /^Nueva solicitud/ });
    const nombre = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nombre del servicio/ });
    expect([nombre.value, nombre.readOnly]).toEqual(['Consulta de pasaporte', true]);
    expect(readDatosNivel().servicio?.id).toBe(12);
    localStorage.clear();
    expect(getSession()).toBeNull();
    window.dispatchEvent(new StorageEvent('storage'));
    expect(readDatosNivel()).toMatchObject({ consultaServicios: '', servicio: null, edicion: null });
  });

  it('[SHELL-09] a form for a servicio the entity does not have asks to pick it again', async () => {
    open(`${NIVEL_UNO}/new?servicio=99`);
    expect(await screen.findByRole('heading', { name: 'Elija de nuevo el servicio.' })).toBeTruthy();
  });

  it('[SHELL-09] keeps the five things the specification names', () => {
    keepDatosNivel({ consultaServicios: 'a=1', edicion: { solicitudId: 31, paso: 'documentos' } });
    expect(Object.keys(readDatosNivel()).toSorted()).toEqual([
      'consultaServicios',
      'consultaSolicitudes',
      'edicion',
      'entidadId',
      'servicio',
    ]);
  });
});
