import { failingAt, type Places, screenAt, titleAt } from '@marco/test-kit/declarations';

/** What people see of their own sessions and data. */
const OWN = [
  screenAt('own sessions', '/app/sessions', 'Mis sesiones'),
  screenAt('own data', '/app/my-data', 'Mis datos'),
];

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
  operator: OWN,
  staff: [titleAt('choice of the entity', '/user-entities', 'Le damos la bienvenida')],
  administrator: OWN,
};
