/** The rol of the ministry that gives and takes permissions, by the name people read. */
export const PERMISSION_GIVER = 'Administrador MinTIC';
