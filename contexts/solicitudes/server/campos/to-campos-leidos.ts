import type { CampoDetectado } from '@marco/asistente/port';
import { TIPO_DETECTADO } from '@marco/asistente/terms';
import { FORMA_CODIGO_OPERACION } from '@marco/servicios/terms';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import type { CampoLeido } from '../../rules/campos/lectura-campos.ts';

const { campo: limites } = LIMITES_SOLICITUD;
const MAXIMA_LONGITUD = 1_000_000;

type CampoDeFuente = Pick<
  CampoDetectado,
  | 'ruta'
  | 'nombre'
  | 'descripcion'
  | 'tipo'
  | 'longitud'
  | 'obligatorio'
  | 'papel'
  | 'operacion'
  | 'padre'
  | 'repite'
> & { readonly valores: readonly string[]; readonly ejemplos: readonly string[] };

/**
 * Fields of a source as the form has them. In a request each has a name of its own and stands in another by that name: a
 * name that comes again carries that of what it stands in.
 */
export function toCamposLeidos(campos: readonly CampoDeFuente[]): CampoLeido[] {
  const nombres = nameCampos(campos);
  const operaciones = new Set(campos.map(({ operacion }) => operacion));
  return campos.map((campo) => ({
    nombre: nombres.get(campo.ruta) ?? campo.nombre,
    descripcion: campo.descripcion.slice(0, limites.descripcion),
    tipoDato: campo.tipo === 'desconocido' ? '' : TIPO_DETECTADO[campo.tipo],
    longitud:
      campo.longitud !== null && campo.longitud <= MAXIMA_LONGITUD ? Math.max(0, campo.longitud) : null,
    obligatorio: campo.obligatorio,
    sentido: campo.papel === 'peticion' ? 'entrada' : 'salida',
    valores: joinWithin(campo.valores, limites.valores),
    fuente: '',
    ejemplo: (campo.ejemplos[0] ?? '').slice(0, limites.ejemplo),
    sistemaOrigen: '',
    operacion: operaciones.size > 1 ? toCodigo(campo.operacion) : '',
    papel: campo.papel === 'error' ? 'error' : null,
    padre: nombres.get(campo.padre) ?? '',
    repite: campo.repite,
    datoPersonal: false,
    base: null,
  }));
}

/** A code the form takes; else the field is of the first operation. */
const toCodigo = (operacion: string | null) =>
  operacion !== null && FORMA_CODIGO_OPERACION.test(operacion) ? operacion : '';

/** As many values as there is room for. */
function joinWithin(valores: readonly string[], maximo: number): string {
  let dichos = '';
  for (const valor of valores) {
    const siguiente = dichos === '' ? valor : `${dichos}; ${valor}`;
    if (siguiente.length > maximo) break;
    dichos = siguiente;
  }
  return dichos;
}

/** A name for each path, none twice. */
function nameCampos(campos: readonly CampoDeFuente[]): ReadonlyMap<string, string> {
  const usados = new Set<string>();
  const nombres = new Map<string, string>();
  for (const { ruta, nombre, padre } of campos) {
    const dentro = padre.split('/').at(-1) ?? '';
    let suyo = nombre.slice(0, limites.nombre);
    if (usados.has(suyo) && dentro !== '') suyo = `${dentro}_${nombre}`.slice(0, limites.nombre);
    for (let vez = 2; usados.has(suyo); vez += 1) suyo = `${nombre.slice(0, limites.nombre - 5)}_${vez}`;
    usados.add(suyo);
    nombres.set(ruta, suyo);
  }
  return nombres;
}
