import type { CamposAceptados } from '@marco/asistente/widgets';
import type { DatosCampo, DatosOperacion } from '../../contract/index.ts';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';

type Propuesta = NonNullable<DatosCampo['propuesta']>;

/** A field that holds others, as a group that was taken whole. */
const DE_GRUPO = {
  longitud: null,
  obligatorio: true,
  valores: '',
  fuente: '',
  ejemplo: '',
  sistemaOrigen: '',
  repite: false,
  datoPersonal: false,
  base: null,
} as const;

interface CamposDelFormulario {
  readonly campos: readonly DatosCampo[];
  readonly operaciones: readonly DatosOperacion[];
}

/**
 * The form with the fields somebody accepted, each with what it becomes. One of the same name takes the place of the one
 * there was; what stood in a field that was not accepted stands in the message itself.
 */
export function addAceptados(
  { campos, operaciones }: CamposDelFormulario,
  leidos: readonly DatosCampo[],
  aceptados: CamposAceptados,
): CamposDelFormulario {
  const porLugar = new Map(
    aceptados.campos.flatMap(({ lugar, accion, elementoId, justificacion }) => {
      const leido = leidos[lugar];
      return leido
        ? [[lugar, { ...leido, propuesta: toPropuesta({ accion, elementoId, justificacion }) }] as const]
        : [];
    }),
  );
  const nombres = new Set([...campos, ...porLugar.values()].map(({ nombre }) => nombre));
  const grupos: DatosCampo[] = [];
  for (const grupo of aceptados.grupos) {
    const [primero] = grupo.lugares.flatMap((lugar) => porLugar.get(lugar) ?? []);
    if (!primero) continue;
    const nombre = chooseNombre(grupo.identificador, nombres);
    nombres.add(nombre);
    grupos.push({
      ...DE_GRUPO,
      nombre,
      descripcion: grupo.nombre,
      tipoDato: 'Estructura',
      sentido: primero.sentido,
      operacion: primero.operacion,
      papel: primero.papel,
      padre: primero.padre,
      propuesta: toPropuesta({
        accion: 'reutilizar',
        elementoId: grupo.elementoId,
        justificacion: `${grupo.identificador}: grupo de ${grupo.lugares.length} campos.`,
      }),
    });
    for (const lugar of grupo.lugares) {
      const campo = porLugar.get(lugar);
      if (campo) porLugar.set(lugar, { ...campo, padre: nombre });
    }
  }
  const nuevos = [...grupos, ...porLugar.values()].map((campo) =>
    campo.padre === '' || nombres.has(campo.padre) ? campo : { ...campo, padre: '' },
  );
  const reemplazos = new Map(nuevos.map((campo) => [campo.nombre, campo]));
  const conocidos = new Set(campos.map(({ nombre }) => nombre));
  return {
    campos: [
      ...campos.map((campo) => reemplazos.get(campo.nombre) ?? campo),
      ...nuevos.filter(({ nombre }) => !conocidos.has(nombre)),
    ],
    operaciones: addOperaciones(operaciones, nuevos),
  };
}

/** The id was answered by the server. */
const toPropuesta = (propuesta: Omit<Propuesta, 'elementoId'> & { readonly elementoId: number | null }) =>
  propuesta as Propuesta;

function chooseNombre(identificador: string, nombres: ReadonlySet<string>): string {
  let nombre = identificador;
  for (let vez = 2; nombres.has(nombre); vez += 1) nombre = `${identificador}_${vez}`;
  return nombre;
}

/** Operations the fields are of and the form does not have yet. */
function addOperaciones(
  operaciones: readonly DatosOperacion[],
  campos: readonly DatosCampo[],
): readonly DatosOperacion[] {
  const conocidas = new Set(['', ...operaciones.map(({ codigo }) => codigo)]);
  const nuevas = new Set(campos.map(({ operacion }) => operacion).filter((codigo) => !conocidas.has(codigo)));
  return [
    ...operaciones,
    ...[...nuevas].map((codigo) => ({ codigo, nombre: codigo, tipoIntercambio: null })),
  ].slice(0, Math.max(operaciones.length, LIMITES_SOLICITUD.maximoOperaciones));
}
