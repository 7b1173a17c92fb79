import type { Screens } from '@marco/test-kit/declarations';

/** A template of a mail; guides, the help of a page, and a term of the glossary. */
export const screens: Screens = {
  toPlantilla: [['rol-asignado']],
  toGrupoParametros: [['solicitudes']],
  toGuia: [['lider'], ['integradores', 'primera-consulta']],
  toAyudaDe: [['/app/acuerdos']],
  toTermino: [['oid']],
};
