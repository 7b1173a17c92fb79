// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccesoSite } from '../../testing/acceso-site.tsx';
import { buildRefusal, closeModals, user } from '../../testing/registro-screen.tsx';
import { openSampleSession } from '../../testing/sample-session.ts';
import { PerfilScreen } from './perfil-screen.tsx';

const PERFIL = {
  nombre: 'Ana Ejemplo',
  tipoIdentificacion: 'Cédula de ciudadanía',
  numeroIdentificacion: '1000000003',
  correoEletronico: 'ana@ejemplo.gov.co',
  numeroCelular: null,
  entidad: { nombre: 'Entidad de prueba', sigla: 'EP' },
  rol: 'Líder de interoperabilidad',
  cargo: 'Profesional',
  correoInstitucional: 'ana@ejemplo.gov.co',
  otroNumeroTelefonico: null,
  version: 4,
};

function open(
  save: (body: object) => Response = (body) => Response.json({ ...PERFIL, ...body, version: 5 }),
) {
  const site = createAccesoSite(<PerfilScreen />, undefined, (path, body) => {
    if (path !== '/perfil') return undefined;
    return body ? save(body) : Response.json(PERFIL);
  });
  render(site.site);
  return { sent: () => site.calls.flatMap(({ body }) => (body === undefined ? [] : [body])) };
}

const write = async (nombre: RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name: nombre });
  await user.clear(field);
  if (text !== '') await user.type(field, text);
};
const save = () => user.click(screen.getByRole('button', { name: 'Guardar' }));

beforeEach(() => openSampleSession());
afterEach(closeModals);

describe('own profile', () => {
  it('an empty cargo and a telephone that is none say so at their fields, and nothing is sent', async () => {
    const { sent } = open();
    await write(/^Cargo/, '');
    await write(/^Teléfono/, '12345');
    await save();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Escriba de 7 a 10 dígitos, sin espacios.',
    );
    expect(sent()).toEqual([]);
  });

  it('tells the identity, the rol and the entidad, and leads to what else is of the account', async () => {
    open();
    expect(await screen.findByText('Cédula de ciudadanía 1000000003')).toBeTruthy();
    expect(screen.getByText('Líder de interoperabilidad')).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/app/sessions',
        '/app/my-data',
        '/app/notifications/preferences',
        '/user-entities',
      ]),
    );
  });

  it('is saved and stays as it was saved', async () => {
    const { sent } = open();
    await write(/^Cargo/, ' Directora ');
    await write(/^Teléfono/, '6013443460');
    await save();
    await waitFor(() => expect(sent()).toEqual([{ cargo: 'Directora', otroNumeroTelefonico: '6013443460' }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull());
    expect(screen.getByRole('textbox', { name: /^Cargo/ })).toHaveProperty('value', 'Directora');
  });

  it('what the server refuses is told, and what was written stays', async () => {
    open(() => buildRefusal(409, { code: 'PERFIL_SIN_ENTIDAD', mensaje: 'Elija primero la entidad.' }));
    await write(/^Cargo/, 'Directora');
    await save();
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Elija primero la entidad.');
    expect(screen.getByRole('textbox', { name: /^Cargo/, hidden: true })).toHaveProperty(
      'value',
      'Directora',
    );
  });
});
