import { failingAt, type Places, type ScriptedPlace, screenAt, titleAt } from '@marco/test-kit/declarations';

/** What people see of their own sessions and data. */
const OWN = [
  screenAt('own profile', '/app/profile', 'Mi perfil'),
  screenAt('own sessions', '/app/sessions', 'Mis sesiones'),
  screenAt('own data', '/app/my-data', 'Mis datos'),
];

/** The session comes to its end: nothing of the person is looked at after it. */
const idleWarning: ScriptedPlace = {
  name: 'idle warning',
  reach: async ({ page, expect, settle }) => {
    await page.clock.install();
    await page.goto('/app/home');
    await settle(/\S/);
    await page.clock.runFor('28:30');
    await expect(page.getByRole('alertdialog', { name: 'Su sesión está por terminar' })).toBeVisible();
  },
};

/** The ways in, and what is one's own. */
export const places: Places = {
  visitor: [
    failingAt('failed sign-in', '/app', '**/.well-known/openid-configuration'),
    titleAt('password recovery, request', '/reset-init', 'Restablecer contraseña'),
    {
      name: 'password recovery, refused request',
      path: '/reset-init',
      presses: [
        { role: 'button', name: 'Enviar solicitud' },
        { role: 'button', name: 'Aceptar', within: 'alertdialog' },
      ],
      shows: [{ text: 'El correo electrónico es requerido' }],
    },
    titleAt('password recovery, end', '/reset-end?key=sin-uso', 'Definir contraseña nueva'),
  ],
  operator: [...OWN, idleWarning],
  staff: [titleAt('choice of the entity', '/user-entities', 'Le damos la bienvenida')],
  administrator: OWN,
};
