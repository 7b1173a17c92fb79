import type { MaterialMensajes } from '@marco/conformidad/port';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findClausura } from '@marco/esquemas/port';
import { findSitio } from '@marco/parametros/port';
import { buildArbol, listMensajes, type NodoComparable, type Rama } from '@marco/servicios/port';
import { PAPELES_MENSAJE } from '@marco/servicios/terms';
import type { Kysely } from 'kysely';
import { toAcuerdo } from '../../contract/acuerdos.paths.ts';
import { CABECERA_CLAVE, DIRECCION_SIMULADOR } from '../../contract/terms.ts';
import { buildContratoReducido } from '../../rules/contrato-reducido.ts';
import type { AcuerdoRow } from '../acuerdo.queries.ts';
import type { ContratoPorEscribir } from '../worker/tarea.ts';
import { listCamposDeMensajes, listCamposPedidos } from './contrato.queries.ts';

type Database = Kysely<DatabaseSchema>;
type CampoRow = Awaited<ReturnType<typeof listCamposDeMensajes>>[number];

const toNodo = ({
  nombreLocal,
  elementoVersionId,
  minimo,
  maximo,
  hijos,
}: Rama<CampoRow>): NodoComparable => ({
  nombreLocal,
  elementoVersionId,
  minimo,
  maximo,
  hijos: hijos.map(toNodo),
});

/** The messages of an acuerdo: of each answer the fields it asks for, and only the elements these need. */
async function findMaterial(
  database: Database,
  { versionId, servicioId }: AcuerdoRow,
  pedidos: ReadonlySet<number>,
): Promise<
  { readonly material: MaterialMensajes; readonly nombres: ReadonlyMap<string, string> } | undefined
> {
  const [mensajes, campos] = await Promise.all([
    listMensajes(database, versionId),
    listCamposDeMensajes(database, versionId),
  ]);
  const porMensaje = Map.groupBy(campos, ({ mensajeId }) => mensajeId);
  const operaciones = [...Map.groupBy(mensajes, ({ codigo }) => codigo)].map(([codigo, suyos]) => ({
    codigo,
    mensajes: PAPELES_MENSAJE.flatMap((papel) =>
      suyos
        .filter((mensaje) => mensaje.papel === papel)
        .map(({ mensajeId }) => ({ papel, ramas: buildArbol(porMensaje.get(mensajeId ?? 0) ?? []) })),
    ),
  }));
  const reducidos = buildContratoReducido(operaciones, pedidos).flatMap(({ codigo, mensajes: suyos }) =>
    suyos.flatMap(({ papel, ramas }) =>
      ramas.length === 0 ? [] : [{ operacion: codigo, papel, nodos: ramas.map(toNodo), campos: [] }],
    ),
  );
  const elementos = new Set(reducidos.flatMap(({ nodos }) => nodos.flatMap(listElementos)));
  if (elementos.size === 0) return undefined;
  const clausura = await findClausura(database, [...elementos], toColombianDay(new Date()));
  if (!clausura) return undefined;
  return {
    nombres: new Map(mensajes.map(({ codigo, nombre }) => [codigo, nombre])),
    // What is written does not depend on the day, but on the values that hold on it.
    material: { servicioId, clausura: { ...clausura, fecha: '' }, mensajes: reducidos },
  };
}

const listElementos = ({ elementoVersionId, hijos }: NodoComparable): number[] => [
  elementoVersionId,
  ...hijos.flatMap(listElementos),
];

/** Everything the reduced contract of an acuerdo is written of; undefined where none of its fields can be written. */
export async function readContrato(
  database: Database,
  row: AcuerdoRow,
): Promise<ContratoPorEscribir | undefined> {
  const pedidos = new Set(await listCamposPedidos(database, row.id));
  const hallado = await findMaterial(database, row, pedidos);
  if (!hallado) return undefined;
  const { base } = await findSitio(database);
  const numero = `${row.mayor}.${row.menor}`;
  return {
    material: hallado.material,
    nombres: [...hallado.nombres],
    servicio: `${row.servicio} (acuerdo ${row.numero ?? ''})`,
    version: numero,
    descripcion: `Contrato reducido del acuerdo ${row.numero ?? ''}: de cada respuesta, solo los datos que ${row.consumidora} pidió.`,
    espacio: `${base}${toAcuerdo(row.id)}`,
    direccion: {
      url: `${base}${DIRECCION_SIMULADOR}/${row.servicioId}/${numero}`,
      descripcion: `Simulador: mensajes sintéticos; envíe la clave del acuerdo en ${CABECERA_CLAVE}.`,
    },
  };
}
