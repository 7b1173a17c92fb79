import { expect } from '@playwright/test';
import { fillSignIn, signInAs } from './authenticator-page.ts';
import { at, heading, type Place } from './places.ts';

/** Pages of the authenticator, and the door of the registration behind it. */
export const authenticatorPlaces: readonly Place[] = [
  at('authenticator: nobody signed in', '/autenticador/', (page) =>
    heading(page, 'No hay una sesión abierta'),
  ),
  at('authenticator: create an account', '/autenticador/crear-cuenta', (page) => heading(page, /cuenta/i)),
  at('authenticator: sign-in', '/app', (page) =>
    expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible(),
  ),
  {
    name: 'authenticator: refused sign-in',
    open: async (page) => {
      await fillSignIn(page, '1000000099', 'equivocada');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'modal of the e-mail access type',
    open: async (page) => {
      await signInAs(page, '1000000008');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  at('authenticator: signed in', '/autenticador/', (page) => heading(page, 'Su sesión está abierta')),
  {
    name: 'registration',
    open: async (page) => {
      await page.getByRole('button', { name: 'Cerrar sesión' }).click();
      await heading(page, 'La sesión se cerró');
      await signInAs(page, '1000000007');
      await page.getByRole('alertdialog').getByRole('button', { name: 'continuar' }).click();
      await heading(page, 'Registrar nuevo usuario');
    },
  },
];
