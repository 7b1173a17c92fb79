import { dialogOf, type Places, screenAt } from '@marco/test-kit/declarations';

const SEVERAL = screenAt('user of several entities', '/app/admin/users/4', /\S/);
const PENDIENTE = screenAt('somebody pending', '/app/admin/users/5', /\S/);

/** People, roles and the activities that wait for their administrators. */
export const places: Places = {
  administrator: [
    screenAt('home with activities', '/app/home', /\S/),
    screenAt('users', '/app/admin/users', 'Usuarios'),
    screenAt('users pending', '/app/admin/users?estado=pendiente&userConsult=1', 'Usuarios'),
    SEVERAL,
    dialogOf(SEVERAL, /^Trasladar/),
    PENDIENTE,
    dialogOf(PENDIENTE, /^Aprobar/),
    dialogOf(PENDIENTE, /^Rechazar/),
    screenAt('roles', '/app/admin/roles', 'Roles y permisos'),
    screenAt('rol with its matrix', '/app/admin/roles/2', /\S/),
    screenAt('new rol', '/app/admin/roles/nuevo', 'Nuevo rol'),
  ],
};
