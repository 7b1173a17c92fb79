import type { AccionCampo } from '../../contract/terms.ts';

/** The facts about an element in the common language that the certification needs. */
export interface SituacionElemento {
  /** Whether a version of it is in force. */
  readonly estaVigente: boolean;
  /** Whether a version came into force after the request was filed. */
  readonly rigeDesdeRadicada: boolean;
  /** Whether a version of it expired. */
  readonly caduco: boolean;
}

/** Whether the common language already says what a row asks for (docs/rules/requests.md). */
export function isCumplido(accion: AccionCampo, elemento: SituacionElemento): boolean {
  switch (accion) {
    case 'reutilizar':
    case 'definir':
      return elemento.estaVigente;
    case 'modificar':
      return elemento.rigeDesdeRadicada;
    case 'caducar':
      return elemento.caduco && !elemento.estaVigente;
  }
}
