import { toDireccionElemento } from '@marco/diccionario/terms';
import { TIPO_NORMA } from '@marco/elementos-de-dato/terms';
import { buildArbol, type Rama } from '@marco/servicios/port';
import { PAPELES_MENSAJE } from '@marco/servicios/terms';
import type { Sincronia, TipoIntercambio } from '@marco/solicitudes/terms';
import type { CampoDeFicha, OperacionFicha } from '../../contract/index.ts';
import { presentPermitido } from '../../rules/ficha/permitido.ts';
import type {
  CampoDeFichaRow,
  listOperacionesDeVersion,
  NormaDeElemento,
  ValoresRow,
} from './campos.queries.ts';

type OperacionRow = Awaited<ReturnType<typeof listOperacionesDeVersion>>[number];

/** Operations with the trees of their messages, each tree branch by branch. */
export function presentOperaciones(
  operaciones: readonly OperacionRow[],
  campos: readonly CampoDeFichaRow[],
  valores: readonly ValoresRow[],
  sincronia: Sincronia | null,
): OperacionFicha[] {
  const byOperacion = Map.groupBy(campos, ({ operacionId }) => operacionId);
  const listas = new Map(valores.map((row) => [row.versionId, row]));
  return operaciones.map(({ id, codigo, nombre, tipoIntercambio }) => {
    const suyos = byOperacion.get(id) ?? [];
    return {
      id,
      codigo,
      nombre,
      tipoIntercambio: tipoIntercambio as TipoIntercambio | null,
      sincronia,
      mensajes: PAPELES_MENSAJE.flatMap((papel) => {
        const delMensaje = suyos.filter((campo) => campo.papel === papel);
        if (delMensaje.length === 0) return [];
        return [{ papel, campos: flatten(buildArbol(delMensaje), { nivel: 1, siempre: true }, listas) }];
      }),
    };
  });
}

interface Lugar {
  readonly nivel: number;
  /** Whether what it stands in always comes. */
  readonly siempre: boolean;
}

function flatten(
  ramas: readonly Rama<CampoDeFichaRow>[],
  { nivel, siempre }: Lugar,
  listas: ReadonlyMap<number, ValoresRow>,
): CampoDeFicha[] {
  return ramas.flatMap((rama) => {
    const comes = siempre && rama.minimo >= 1;
    return [
      presentCampo(rama, { nivel, siempre: comes }, listas.get(rama.versionId)),
      ...flatten(rama.hijos, { nivel: nivel + 1, siempre: comes }, listas),
    ];
  });
}

function presentCampo(
  row: CampoDeFichaRow,
  { nivel, siempre }: Lugar,
  valores: ValoresRow | undefined,
): CampoDeFicha {
  const { id, nombreLocal, minimo, maximo, obligatorioDeNegocio, tipoDato, ejemplo, datoPersonal } = row;
  const version = `${row.mayor}.${row.menor}`;
  const { identificador, esUnico } = row;
  const direccion = toDireccionElemento(
    { identificador, capa: { codigo: row.capa }, dominio: { codigo: row.dominio }, esUnico },
    version,
  );
  return {
    id,
    nivel,
    nombreLocal,
    elemento: {
      elementoId: row.elementoId,
      versionId: row.versionId,
      identificador,
      nombre: row.nombre,
      definicion: row.definicion,
      version,
      oid: row.oid,
      direccion,
    },
    masReciente: findMasReciente(row),
    minimo,
    maximo,
    obligatorioDeNegocio,
    siempre,
    tipoDato,
    permitido: presentPermitido({ ...row, valores: row.esLista ? (valores?.total ?? 0) : null }),
    valores: row.esLista ? { total: valores?.total ?? 0, primeros: valores?.primeros ?? [] } : null,
    ejemplo,
    datoPersonal,
    normas: row.normas.map(presentNorma),
  };
}

/** A new major number says that messages of the old version may not be valid any more (life of elements). */
function findMasReciente(row: CampoDeFichaRow): CampoDeFicha['masReciente'] {
  const { vigenteId, vigenteMayor, vigenteMenor } = row;
  if (vigenteId === null || vigenteMayor === null || vigenteId === row.versionId) return null;
  return { version: `${vigenteMayor}.${vigenteMenor}`, rompe: vigenteMayor > row.mayor };
}

function presentNorma({ tipo, numero, anio, articulo }: NormaDeElemento): string {
  const norma = `${TIPO_NORMA[tipo]} ${numero} de ${anio}`;
  return articulo === '' ? norma : `${norma}, artículo ${articulo}`;
}
