// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import './entidad-screen.tsx';
import {
  buildRefusal,
  createEntidadesSite,
  type FakeServer,
  sampleDetalle,
} from '../../testing/entidades-site.tsx';

const ENTIDAD = '/app/admin/entities/7';
const user = userEvent.setup({ delay: null });

function open(address = ENTIDAD, server?: FakeServer) {
  const site = createEntidadesSite(address, server);
  render(site.site);
  return site;
}

describe('detail of an entity', () => {
  it('[AREA-01] shows its data and what later contexts know of it on one page; what is empty is neither there nor in its index', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: /^Datos del Pacífico/ })).toBeTruthy();
    expect(screen.getAllByText('999000154-0', { exact: false })).toHaveLength(1);
    expect(await screen.findByRole('region', { name: 'Servicios' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Usuarios' }).textContent).toContain('Usuarios de 7');
    const index = within(screen.getByRole('navigation', { name: 'En esta página' }));
    expect(index.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Identificación',
      'Ubicación',
      'Contacto',
      'Usuarios3',
      'Servicios4',
    ]);
    expect(screen.queryByRole('region', { name: 'Mesas' })).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('[AREA-01] an address of the tabs it had before leads to the section', async () => {
    const { router } = open(`${ENTIDAD}?from=level-consult&pestana=servicios`);
    await waitFor(() => expect(router.state.location.hash).toBe('#servicios'));
    expect(router.state.location.search).toBe('?from=level-consult');
  });

  it.each([
    ['', '/app/admin/entities?entitiesConsult=1'],
    ['?from=level-consult', '/app/consulta?restaurada=1'],
    ['?from=otra-cosa', '/app/admin/entities?entitiesConsult=1'],
  ])(
    '[ROUTE-12] [ROUTE-13] opened with «%s» the way back leads to %s, also from a section',
    async (query, target) => {
      open(ENTIDAD + query);
      const back = () => screen.getByRole('link', { name: 'Volver' }).getAttribute('href');
      await screen.findByRole('link', { name: 'Volver' });
      expect(back()).toBe(target);
      await user.click(screen.getByRole('link', { name: 'Contacto' }));
      expect(back()).toBe(target);
    },
  );

  it('[AREA-01] inactivating tells what the entity has, asks for the reason and sends it with the version', async () => {
    const { sent } = open(ENTIDAD, ({ address }) =>
      address === 'POST /entidad/7/estado'
        ? Response.json({ ...sampleDetalle, activa: false, version: 4 })
        : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Inactivar' }));
    const modal = await screen.findByRole('dialog', { name: '¿Inactivar la entidad?' });
    expect(modal.textContent).toContain('4 usuarios activos, 2 mesas abiertas, 1 servicio activo');
    await user.type(within(modal).getByRole('textbox', { name: /^Motivo/ }), 'Se fusionó');
    await user.click(within(modal).getByRole('button', { name: 'Inactivar' }));
    expect(await screen.findByRole('button', { name: 'Reactivar' })).toBeTruthy();
    const [call] = sent('POST /entidad/7/estado');
    expect(call?.body).toEqual({ activa: false, motivo: 'Se fusionó' });
    expect(call?.headers.get('If-Match')).toBe('"3"');
  });

  it('[AREA-01] an entity that changed meanwhile shows both versions, and the reason goes on with the present one', async () => {
    const actual = { ...sampleDetalle, version: 8, nombre: 'OTRO NOMBRE S.A.S.' };
    let tries = 0;
    const { sent } = open(ENTIDAD, ({ address }) => {
      if (address !== 'POST /entidad/7/estado') return undefined;
      tries += 1;
      return tries === 1
        ? buildRefusal(412, {
            code: 'VERSION_DISTINTA',
            mensaje: 'Otra persona cambió este registro.',
            actual,
          })
        : Response.json({ ...actual, activa: false, version: 9 });
    });
    await user.click(await screen.findByRole('button', { name: 'Inactivar' }));
    const modal = await screen.findByRole('dialog', { name: '¿Inactivar la entidad?' });
    await user.type(within(modal).getByRole('textbox', { name: /^Motivo/ }), 'Se fusionó');
    await user.click(within(modal).getByRole('button', { name: 'Inactivar' }));
    const conflict = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este registro' });
    const cells = (name: RegExp) =>
      [...within(conflict).getByRole('row', { name }).children].map(({ textContent }) => textContent);
    expect(cells(/^Estado/)).toEqual(['Estado', 'Inactiva', 'Activa']);
    expect(cells(/^Nombre/)).toEqual(['Nombre', sampleDetalle.nombre, 'OTRO NOMBRE S.A.S.']);
    await user.click(within(conflict).getByRole('button', { name: 'Guardar mi versión' }));
    expect(await screen.findByRole('button', { name: 'Reactivar' })).toBeTruthy();
    const calls = sent('POST /entidad/7/estado');
    expect(calls.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"8"']);
    expect(calls[1]?.body).toEqual({ activa: false, motivo: 'Se fusionó' });
  });

  it('[AREA-01] what may not be done says why', async () => {
    const blocked = { allowed: false, reasons: ['Su rol no permite inactivar entidades.'], unblockers: [] };
    open(ENTIDAD, ({ address }) =>
      address === 'GET /entidad/7'
        ? Response.json({
            ...sampleDetalle,
            permisos: {
              editar: blocked,
              editarContacto: blocked,
              confirmarContacto: blocked,
              cambiarEstado: blocked,
            },
          })
        : undefined,
    );
    for (const name of ['Inactivar', 'Editar', 'Confirmar contacto']) {
      const button = await screen.findByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
        'Su rol no permite inactivar entidades.',
      );
    }
  });

  it.each(['/app/admin/entities/999', '/app/admin/entities/x'])(
    '[AREA-01] %s, which is nobody, says so',
    async (address) => {
      open(address);
      await waitFor(() => expect(screen.getByText('La entidad que busca no existe.')).toBeTruthy());
    },
  );
});
