import type { DatabaseSchema } from '@marco/database';
import { buildOperaciones, getOperaciones, toOperaciones } from '@marco/servicios/port';
import { PAPEL_MENSAJE, type PapelMensaje } from '@marco/servicios/terms';
import type { Kysely } from 'kysely';
import type { Insumo } from '../../rules/reafirmacion/compare-insumos.ts';
import { listCampos } from '../solicitudes/campos.queries.ts';
import { listCamposPorUbicar } from '../solicitudes/mensajes.queries.ts';
import { listOperaciones } from '../solicitudes/operaciones.queries.ts';
import { findSolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { listNombresDeElementos } from './reafirmacion.queries.ts';

type Database = Kysely<DatabaseSchema>;

interface CampoDicho {
  readonly operacion: string;
  readonly papel: PapelMensaje;
  readonly ruta: string;
  readonly elemento: string;
  readonly minimo: number;
  readonly maximo: number | null;
  readonly obligatorioDeNegocio: boolean;
}

const toLugar = ({ operacion, papel, ruta }: Pick<CampoDicho, 'operacion' | 'papel' | 'ruta'>) =>
  `${operacion} ${papel} ${ruta}`;

function toInsumo(campo: CampoDicho): Insumo {
  const { operacion, papel, ruta, elemento, minimo, maximo, obligatorioDeNegocio } = campo;
  const presencia =
    minimo > 0 ? 'obligatorio' : obligatorioDeNegocio ? 'obligatorio del negocio' : 'opcional';
  const veces = [
    minimo > 1 ? `al menos ${minimo} veces` : '',
    maximo === null ? 'se repite' : maximo === 1 ? '' : `hasta ${maximo} veces`,
  ];
  return {
    clave: toLugar(campo),
    nombre: `el campo ${ruta} (${PAPEL_MENSAJE[papel].toLowerCase()} de ${operacion})`,
    texto: [elemento, presencia, ...veces].filter((parte) => parte !== '').join(', '),
  };
}

/** Every field of the messages of a version that there is; the same field of another version has the same `lugar`. */
export async function listCamposUbicados(database: Database, versionId: number) {
  const operaciones = await getOperaciones(database, versionId);
  return operaciones.flatMap(({ codigo: operacion, mensajes }) =>
    mensajes.flatMap(({ papel, campos }) => {
      const camino: string[] = [];
      return campos.map((campo) => {
        camino.splice(campo.nivel - 1, camino.length, campo.nombreLocal);
        const ruta = camino.join('/');
        return { ...campo, operacion, papel, ruta, lugar: toLugar({ operacion, papel, ruta }) };
      });
    }),
  );
}

/** What the messages of a version say. */
export async function listInsumosDeVersion(
  database: Database,
  versionId: number,
): Promise<readonly Insumo[]> {
  const campos = await listCamposUbicados(database, versionId);
  return campos.map(({ elemento, ...campo }) =>
    toInsumo({ ...campo, elemento: `${elemento.identificador} ${elemento.numero}` }),
  );
}

type Nodo = ReturnType<typeof buildOperaciones>[number]['mensajes'][number]['campos'][number];

const listNodos = (nodos: readonly Nodo[], camino: readonly string[]): readonly (Nodo & { ruta: string })[] =>
  nodos.flatMap((nodo) => {
    const propio = [...camino, nodo.nombreLocal];
    return [{ ...nodo, ruta: propio.join('/') }, ...listNodos(nodo.hijos, propio)];
  });

/** Stands for the version of an element that the common language has no more. */
const SIN_VIGENCIA = 0;

/** What the messages would say if the fields of a request became a version now, with the elements in force. */
export async function listInsumosDeSolicitud(
  database: Database,
  solicitudId: number,
): Promise<readonly Insumo[]> {
  const [row, operaciones, dichos, campos] = await Promise.all([
    findSolicitudRow(database, solicitudId),
    listOperaciones(database, solicitudId),
    listCampos(database, solicitudId),
    listCamposPorUbicar(database, solicitudId),
  ]);
  if (!row) return [];
  const salen = new Set(dichos.flatMap(({ id, accion }) => (accion === 'caducar' ? [id] : [])));
  const quedan = campos.map((campo) =>
    salen.has(campo.id) ? campo : { ...campo, elementoVersionId: campo.elementoVersionId ?? SIN_VIGENCIA },
  );
  const servicio = { nombre: row.servicio_nombre, tipoIntercambio: row.tipo_intercambio };
  const nodos = buildOperaciones(toOperaciones(operaciones, servicio), quedan).flatMap(
    ({ codigo, mensajes }) =>
      mensajes.flatMap(({ papel, campos: suyos }) =>
        listNodos(suyos, []).map((nodo) => ({ ...nodo, operacion: codigo, papel })),
      ),
  );
  const nombres = await listNombresDeElementos(database, [
    ...new Set(nodos.map(({ elementoVersionId }) => elementoVersionId)),
  ]);
  return nodos.map(({ elementoVersionId, ...nodo }) =>
    toInsumo({ ...nodo, elemento: nombres.get(elementoVersionId) ?? 'sin elemento vigente' }),
  );
}
