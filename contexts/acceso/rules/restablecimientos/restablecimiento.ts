import { isCorreoValido } from '../correo.ts';

/** What a person writes and picks to ask for a change of password. */
export interface CamposRestablecimiento {
  readonly correoEletronico: string;
  /** Text in the search of the entity, picked or not. */
  readonly textoEntidad: string;
  readonly entidadElegida: boolean;
}

export type CampoRestablecimiento = 'correoEletronico' | 'entidadId';

/** Message of each broken rule by field, in the order of the form; a field without any is valid. */
export type ErroresRestablecimiento = Readonly<Partial<Record<CampoRestablecimiento, string>>>;

/**
 * What is wrong with the request of a change of password (specification §5), for the screen and for the server.
 *
 * @param correoEjemplo sample address of the message about the format
 */
export function findErroresRestablecimiento(
  { correoEletronico, textoEntidad, entidadElegida }: CamposRestablecimiento,
  correoEjemplo: string,
): ErroresRestablecimiento {
  const correo = findCorreoError(correoEletronico, correoEjemplo);
  const entidad = entidadElegida ? undefined : findEntidadError(textoEntidad);
  return { ...(correo ? { correoEletronico: correo } : {}), ...(entidad ? { entidadId: entidad } : {}) };
}

function findCorreoError(correo: string, ejemplo: string): string | undefined {
  if (correo === '') return 'El correo electrónico es requerido';
  return isCorreoValido(correo) ? undefined : `No tiene el formato correcto ${ejemplo}`;
}

function findEntidadError(texto: string): string {
  return texto.trim() === '' ? 'Entidad es requerido' : 'Debe seleccionar una entidad del menú desplegable';
}
