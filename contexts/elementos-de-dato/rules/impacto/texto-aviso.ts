import type { Veredicto } from '../elemento/formas.ts';

/** What a notice of a change says, before somebody edits it. */
export interface CambioAvisado {
  readonly nombre: string;
  readonly identificador: string;
  readonly numero: string;
  /** A new version comes into force, or the element leaves the common language. */
  readonly cambio: 'incorporar' | 'caducar';
  readonly veredicto: Veredicto;
}

/** The notice to an entity a change reaches, with what of it is reached. */
export function buildTextoAviso(
  { nombre, identificador, numero, cambio, veredicto }: CambioAvisado,
  motivos: readonly string[],
): string {
  const what =
    cambio === 'caducar'
      ? `El elemento de dato «${nombre}» (${identificador}) dejará de estar vigente.`
      : `El elemento de dato «${nombre}» (${identificador}) tendrá la versión ${numero}.`;
  const effect = presentEfecto(cambio, veredicto);
  const reached = motivos.map((motivo) => `- ${motivo}`).join('\n');
  return `${what} ${effect}\n\nEste cambio alcanza a su entidad porque:\n${reached}`;
}

function presentEfecto(cambio: CambioAvisado['cambio'], { compatible, razones }: Veredicto): string {
  if (cambio === 'caducar') return 'Revise por cuál debe reemplazarlo.';
  if (compatible) return 'Es un cambio compatible: los mensajes actuales siguen siendo válidos.';
  return `Es un cambio incompatible: ${razones.join(' ')}`;
}
