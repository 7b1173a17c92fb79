import { hasListas } from '../../rules/guiones/create-mensaje-simulado.ts';
import type { GrupoDeGuion } from '../../rules/guiones/guion.ts';
import { writePeticionDe } from '../../rules/guiones/peticion-de-ejemplo.ts';
import { getPoblacion } from '../../rules/poblacion/poblacion.ts';
import type { GuionDeVersion } from '../guiones/guiones.ts';

/** An operation with what a rehearsal sends to it. */
export interface OperacionEnsayada {
  readonly codigo: string;
  /** Below the service. */
  readonly ruta: string;
  /** A petition about somebody invented; empty for an operation that asks for nothing. */
  readonly valida: string;
  /** One with a field nobody knows; null for an operation that asks for nothing. */
  readonly invalida: string | null;
  readonly describeError: boolean;
  readonly tieneListas: boolean;
  /** Fields of the answer that repeat without a limit. */
  readonly sinLimite: readonly string[];
}

/** Of whom a rehearsal asks: of the population that is invented. */
const PERSONA = '9999000012';

/** The operations of a version, with the petitions of a rehearsal. */
export function createPeticiones({ guion, version }: GuionDeVersion): readonly OperacionEnsayada[] {
  return guion.operaciones.map((operacion) => {
    const { codigo, peticion, respuesta, error } = operacion;
    return {
      codigo,
      ruta: `/${version.mayor}.${version.menor}/${codigo}`,
      valida: writePeticionDe(guion, operacion, getPoblacion(), PERSONA),
      invalida: peticion === null ? null : '{"campoQueNoExiste":true}',
      describeError: error !== null,
      tieneListas: respuesta !== null && hasListas(respuesta.raiz),
      sinLimite: respuesta === null ? [] : listSinLimite(respuesta.raiz),
    };
  });
}

function listSinLimite({ campos }: GrupoDeGuion): string[] {
  return campos.flatMap(({ nombre, maximo, contenido }) => [
    ...(maximo === null ? [nombre] : []),
    ...(contenido.clase === 'grupo' ? listSinLimite(contenido) : []),
  ]);
}
