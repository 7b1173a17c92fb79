/** What leaving a form or a dialog with something typed means. */
export const UNSAVED_ARE_LOST = 'Los cambios que no ha guardado se pierden.';
