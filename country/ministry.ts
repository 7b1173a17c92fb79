/** The rol of the ministry that gives and takes permissions and may undo what a state blocks, by the name people read. */
export const ADMINISTRADOR = 'Administrador MinTIC';
