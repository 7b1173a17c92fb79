import { formatLongDay } from '@marco/country/day-text';
import type { Veredicto } from '../elementos/formas.ts';

/** What a notice of a change says, before somebody edits it. */
export interface CambioAvisado {
  readonly nombre: string;
  readonly identificador: string;
  readonly numero: string;
  /** A new version comes into force, the element leaves the common language, or stays in it after all. */
  readonly cambio: 'incorporar' | 'caducar' | 'no-caducar';
  /** Day of Colombia it happens; null at once. */
  readonly fecha?: string | null;
  readonly veredicto: Veredicto;
}

/** The notice to an entity a change reaches, with what of it is reached. */
export function buildTextoAviso(cambio: CambioAvisado, motivos: readonly string[]): string {
  const reached = motivos.map((motivo) => `- ${motivo}`).join('\n');
  return `${presentCambio(cambio)}\n\nEste cambio alcanza a su entidad porque:\n${reached}`;
}

function presentCambio({ nombre, identificador, numero, cambio, fecha, veredicto }: CambioAvisado): string {
  const elemento = `El elemento de dato «${nombre}» (${identificador})`;
  const dia = fecha ? ` el ${formatLongDay(fecha)}` : '';
  switch (cambio) {
    case 'incorporar':
      return `${elemento} tendrá la versión ${numero}. ${presentEfecto(veredicto)}`;
    case 'caducar':
      return `${elemento} dejará de estar vigente${dia}. Revise por cuál debe reemplazarlo.`;
    case 'no-caducar':
      return `${elemento} sigue vigente: se canceló la caducidad programada para${dia}.`;
  }
}

function presentEfecto({ compatible, razones }: Veredicto): string {
  if (compatible) return 'Es un cambio compatible: los mensajes actuales siguen siendo válidos.';
  return `Es un cambio incompatible: ${razones.join(' ')}`;
}
