import { ACEPTADOS_MAXIMO, REGLAS_EJERCIDAS_MINIMO } from '../../contract/conformidad.terms.ts';
import type { ContratoLeido, OperacionLeida } from '../contrato/contrato-leido.ts';
import type { MensajePropio } from '../declarado.ts';
import { hasEjemplo, type Indice } from '../indice.ts';
import type { ComparacionContrato } from './correspondencia.ts';
import { type HallazgoContrato, type ResultadoComprobacion, toResultado } from './hallazgo.ts';

/** What came of the messages of a servicio and of the contract, each judged by the schema of the other. */
export interface JuicioMensajes {
  /** Whole examples of the contract, by the schema of the message of the servicio. */
  readonly ejemplos: { readonly probados: number; readonly hallazgos: readonly HallazgoContrato[] };
  /** Messages with one fault each, by the schema of the contract. */
  readonly invalidos: {
    readonly probados: number;
    readonly rechazados: number;
    readonly hallazgos: readonly HallazgoContrato[];
  };
}

/** M-01: examples of the contract and messages of the entity pass the schema of their message; undefined without any. */
export function verifyEjemplos(
  { ejemplos: { probados, hallazgos } }: JuicioMensajes,
  mensajes: readonly MensajePropio[],
  { lugar }: ContratoLeido,
): ResultadoComprobacion | undefined {
  const invalidos = mensajes.filter(({ resultado }) => resultado === 'invalido');
  const total = probados + mensajes.length;
  if (total === 0) return undefined;
  const propios = invalidos.map(({ operacion, papel, sha256 }) => ({
    lugar: { ...lugar, ruta: `${operacion} › ${papel}` },
    encontrado: `Un mensaje que trajo la entidad no es válido (SHA-256 ${sha256.slice(0, 12)}…)`,
    esperado: 'Mensajes que pasan el esquema del servicio',
    correccion: 'Corrija el mensaje y cárguelo de nuevo, o quítelo.',
  }));
  const mal =
    new Set(hallazgos.map((uno) => `${uno.lugar.archivo} ${uno.lugar.linea}`)).size + propios.length;
  return toResultado([...hallazgos, ...propios], `${Math.max(0, total - mal)} de ${total}`);
}

/** M-02: the contract refuses what breaks a rule; undefined where nothing could be tried. */
export function verifyInvalidos({ invalidos }: JuicioMensajes): ResultadoComprobacion | undefined {
  const { probados, rechazados, hallazgos } = invalidos;
  if (probados === 0 && hallazgos.length === 0) return undefined;
  const impide = (probados - rechazados) * 100 > ACEPTADOS_MAXIMO * probados;
  return toResultado(
    hallazgos.map((hallazgo) => ({ severidad: impide ? 'impide' : 'observacion', ...hallazgo })),
    `${rechazados} de ${probados}`,
  );
}

/** M-03: examples and messages exercise enough of the rules; the fields without any are told. */
export function verifyCobertura(
  { correspondencia, contrato }: ComparacionContrato,
  { reglas: { parte, total } }: Indice,
): ResultadoComprobacion {
  const medida = `${parte} de ${total}`;
  if (parte * 100 >= REGLAS_EJERCIDAS_MINIMO * total) return toResultado([], medida);
  const sinEjemplo = correspondencia.busquedas.filter(
    (busqueda) => busqueda.esperado.hijos.length === 0 && !hasEjemplo(busqueda),
  );
  const falta = {
    esperado: `Ejemplos que ejerciten el ${REGLAS_EJERCIDAS_MINIMO} % de las reglas`,
    correccion: 'Agregue valores inventados al ejemplo de su mensaje.',
  };
  if (sinEjemplo.length === 0)
    return toResultado(
      [{ lugar: contrato.lugar, encontrado: `Los ejemplos ejercitan ${medida} reglas`, ...falta }],
      medida,
    );
  return toResultado(
    sinEjemplo.map(({ esperado: { nombreLocal }, vinculos, camino, operacion }) => ({
      lugar: vinculos[0]?.lugares[0]?.lugar ?? {
        ...contrato.lugar,
        ruta: `${operacion.codigo ?? operacion.nombre} › ${camino.slice(1).replaceAll('/', ' › ')}`,
      },
      encontrado: `«${nombreLocal}» no tiene ningún ejemplo`,
      ...falta,
    })),
    medida,
  );
}

const SIN_RESULTADOS = /^(?:204|404|410|4XX|default)$/i;
const CON_ERROR = /^(?:400|422|4XX|default)$/i;

/** M-04: what answers a key nobody knows, and a petition with a fault, is described. A fault of SOAP says both. */
export function verifyRespuestasDescritas({ operaciones, tecnologia }: ContratoLeido): ResultadoComprobacion {
  const faltas = operaciones.map((operacion) => explainRespuestas(operacion, tecnologia));
  const bien = faltas.filter((suyas) => suyas.length === 0).length;
  return toResultado(faltas.flat(), `${bien} de ${operaciones.length}`);
}

function explainRespuestas(
  { codigo, lugar, mensajes }: OperacionLeida,
  tecnologia: ContratoLeido['tecnologia'],
): HallazgoContrato[] {
  // A petition without fields can neither be wrong nor ask for what is not there.
  if (mensajes.every(({ papel, campos }) => papel !== 'peticion' || campos.length === 0)) return [];
  if (tecnologia === 'soap')
    return mensajes.some(({ papel }) => papel === 'error')
      ? []
      : [
          {
            lugar,
            encontrado: `«${codigo}» no dice qué responde a una petición con error`,
            esperado: 'Un «fault» con el código del error',
            correccion: 'Agregue un «fault» a la operación.',
          },
        ];
  const estados = mensajes.filter(({ papel }) => papel !== 'peticion').map(({ nombre }) => nombre);
  const explain = (patron: RegExp, que: string, estado: string): HallazgoContrato[] =>
    estados.some((uno) => patron.test(uno))
      ? []
      : [
          {
            lugar,
            encontrado: `«${codigo}» no dice qué responde ${que}`,
            esperado: `Una respuesta ${estado}`,
            correccion: `Describa la respuesta ${estado} con application/problem+json.`,
          },
        ];
  return [
    ...explain(SIN_RESULTADOS, 'cuando no hay resultados', '404'),
    ...explain(CON_ERROR, 'a una petición con error', '400'),
  ];
}
