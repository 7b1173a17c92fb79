import type { PapelMensaje } from '@marco/servicios/terms';
import { LIMITES_SOLICITUD, type SentidoCampo } from '../../contract/terms.ts';

/** A field of a message of a version; brothers come in their order. */
export interface CampoDeVersion {
  readonly id: number;
  /** The field of the same message that it stands in; null for one of the message itself. */
  readonly padreId: number | null;
  /** Code of its operation. */
  readonly operacion: string;
  readonly papel: PapelMensaje;
  readonly nombreLocal: string;
  readonly minimo: number;
  /** Null without a limit. */
  readonly maximo: number | null;
  readonly elementoId: number;
  readonly descripcion: string;
  readonly tipoDato: string;
}

/** A field of a request that says what one or two messages of a version carry. */
export interface CampoDeSolicitud {
  readonly nombre: string;
  readonly descripcion: string;
  readonly tipoDato: string;
  readonly obligatorio: boolean;
  readonly sentido: SentidoCampo;
  readonly operacion: string;
  readonly papel: PapelMensaje | null;
  /** Name of the field it stands in. */
  readonly padre: string;
  readonly repite: boolean;
  readonly elementoId: number;
}

interface Grupo {
  readonly nombre: string;
  readonly padre: Grupo | undefined;
  readonly campos: CampoDeVersion[];
}

/** The name, or the first one after it that no other field has: in a request a field is found by its name. */
function findNombreLibre(nombre: string, taken: ReadonlySet<string>): string {
  const maximo = LIMITES_SOLICITUD.campo.nombre;
  let libre = nombre.slice(0, maximo);
  for (let numero = 2; taken.has(libre); numero += 1)
    libre = `${nombre.slice(0, maximo - String(numero).length)}${numero}`;
  return libre;
}

/** A field of the question and one of the answer are one of the request; one of an error is another. */
function toSentido(campos: readonly CampoDeVersion[]): Pick<CampoDeSolicitud, 'sentido' | 'papel'> {
  const papeles = new Set(campos.map(({ papel }) => papel));
  if (papeles.has('error')) return { sentido: 'salida', papel: 'error' };
  if (papeles.size === 2) return { sentido: 'ambos', papel: null };
  return { sentido: papeles.has('peticion') ? 'entrada' : 'salida', papel: null };
}

/**
 * The fields of a request by which a version would be what it is: what the messages of an operation carry at the same
 * place with the same element is one field. A field comes after the one it stands in.
 */
export function buildCamposDeVersion(campos: readonly CampoDeVersion[]): readonly CampoDeSolicitud[] {
  const byPadre = Map.groupBy(campos, ({ padreId }) => padreId);
  const grupos = new Map<string, Grupo>();
  const taken = new Set<string>();
  const visit = (padreId: number | null, padre: Grupo | undefined): void => {
    for (const campo of byPadre.get(padreId) ?? []) {
      const { operacion, papel, nombreLocal, elementoId } = campo;
      const key = JSON.stringify([operacion, papel === 'error', padre?.nombre, nombreLocal, elementoId]);
      const grupo = grupos.get(key) ?? { nombre: findNombreLibre(nombreLocal, taken), padre, campos: [] };
      grupo.campos.push(campo);
      taken.add(grupo.nombre);
      grupos.set(key, grupo);
      visit(campo.id, grupo);
    }
  };
  visit(null, undefined);
  return [...grupos.values()]
    .slice(0, LIMITES_SOLICITUD.maximoCampos)
    .flatMap(({ nombre, padre, campos: suyos }) => {
      const [primero] = suyos;
      if (!primero) return [];
      return [
        {
          nombre,
          descripcion: primero.descripcion.slice(0, LIMITES_SOLICITUD.campo.descripcion),
          tipoDato: primero.tipoDato.slice(0, LIMITES_SOLICITUD.campo.tipoDato),
          obligatorio: suyos.every(({ minimo }) => minimo > 0),
          ...toSentido(suyos),
          operacion: primero.operacion,
          padre: padre?.nombre ?? '',
          repite: suyos.some(({ maximo }) => maximo !== 1),
          elementoId: primero.elementoId,
        },
      ];
    });
}
