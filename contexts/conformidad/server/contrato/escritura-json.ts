import type { EscrituraMensaje } from '../../rules/contrato/escritura.ts';
import { toLugar } from './contrato-rechazado.ts';
import type { Nodo } from './nodo.ts';
import { listFromJson } from './read-arbol-mensaje.ts';
import type { CampoReunido, LectorCampos } from './read-campos-json.ts';
import type { Referencias } from './referencias.ts';
import { writeEsquemaDeLlamada } from './write-esquema-json.ts';

/** A field in the address of a call, with its schema. */
export interface ParametroLeido {
  readonly campo: CampoReunido;
  readonly esquema: Nodo;
}

/** The body of a message, with the examples of all of it. */
export interface ContenidoLeido {
  readonly campos: readonly CampoReunido[];
  readonly esquema: Nodo | null;
  readonly ejemplos: readonly Nodo[];
  readonly ruta: string;
}

export const SIN_CONTENIDO: ContenidoLeido = { campos: [], esquema: null, ejemplos: [], ruta: '' };

/** How a message of OpenAPI is written; null where it has no content. */
export function toEscrituraJson(
  { referencias, campos }: { readonly referencias: Referencias; readonly campos: LectorCampos },
  parametros: readonly ParametroLeido[],
  { esquema, ejemplos, ruta }: ContenidoLeido,
): EscrituraMensaje | null {
  if (parametros.length === 0 && !esquema) return null;
  return {
    forma: 'json',
    parametros: parametros.length,
    cuerpoEsLista: esquema !== null && campos.isLista(esquema),
    raiz: null,
    ejemplos: ejemplos.map((ejemplo) => ({
      lugar: toLugar(null, ejemplo.linea, ruta),
      list: () => listFromJson(ejemplo),
    })),
    createEsquema: () =>
      writeEsquemaDeLlamada(
        referencias,
        parametros.map(({ campo: { nombre, obligatorio }, esquema: suyo }) => ({
          nombre,
          obligatorio,
          esquema: suyo,
        })),
        esquema,
      ),
  };
}
