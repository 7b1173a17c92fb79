import { LOCALE } from '@marco/country/zone';
import { PAPEL_MENSAJE } from '@marco/servicios/terms';
import {
  ESTADO_COMPROBACION,
  GRUPOS_COMPROBACION,
  type GrupoComprobacion,
  VEREDICTOS,
} from '../contract/conformidad.terms.ts';
import type { HallazgoContrato } from './comprobaciones/hallazgo.ts';
import type { Comprobacion, InformeCalculado } from './informe.ts';

/** What the PDF of a kept report is made of. */
export interface InformeImpreso {
  readonly id: string;
  readonly informe: InformeCalculado & {
    readonly contrato: { readonly sha256: string; readonly bytes: number };
    readonly huella: string;
  };
  /** The digest it is sealed by. */
  readonly sello: string;
  /** When it was kept, ISO 8601. */
  readonly fecha: string;
  /** The same, as people read it. */
  readonly momento: string;
  readonly producto: string;
  readonly ministerio: string;
  /** Where it is read. */
  readonly direccion: string;
}

type Fila = readonly [nombre: string, valor: string];

/** A check that is not passed, with its places. */
interface ProblemaImpreso {
  readonly titulo: string;
  readonly lineamiento: string;
  readonly lugares: readonly (readonly string[])[];
  /** How many of its places are told; null where all are. */
  readonly resto: string | null;
}

const presentPorcentaje = (valor: number) => `${valor.toLocaleString(LOCALE)} %`;

/** Every text of the PDF, in the order it stands there. */
export function presentTextosInforme({ id, informe, sello, momento, direccion }: InformeImpreso) {
  const { servicio, comprobaciones, mensajes } = informe;
  const grupos = Object.keys(GRUPOS_COMPROBACION) as GrupoComprobacion[];
  return {
    titulo: 'Informe de conformidad',
    lugar: `${id} · ${momento}`,
    veredicto: VEREDICTOS[informe.veredicto],
    datos: listDatos(informe),
    grupos: grupos.map((grupo) => ({
      titulo: GRUPOS_COMPROBACION[grupo],
      filas: comprobaciones.filter((una) => una.grupo === grupo).map(presentFila),
    })),
    problemas: comprobaciones.filter(({ hallazgos }) => hallazgos.length > 0).map(presentProblema),
    mensajes: mensajes.map(({ operacion, papel, resultado, reglas, sha256 }) => [
      operacion,
      PAPEL_MENSAJE[papel],
      resultado === 'valido' ? 'Válido' : 'Inválido',
      String(reglas),
      sha256,
    ]),
    sello: [
      ['Sello, SHA-256', sello],
      ['Hallado en el informe, SHA-256', informe.huella],
      ['Contrato, SHA-256', informe.contrato.sha256],
      ['Reglas', `${informe.reglas}, incluidas en el producto`],
      ['Dirección', direccion],
    ] as readonly Fila[],
    nota: 'El mismo contrato con las mismas reglas da siempre el mismo informe. No se guarda el contenido del contrato ni de los mensajes, solo sus huellas.',
    pie: servicio?.nombre ?? id,
  };
}

function listDatos({ servicio, formato, dia, contrato, indice, puntaje }: InformeImpreso['informe']): Fila[] {
  return [
    ...(servicio === null ? [] : [['Servicio', `${servicio.nombre}, versión ${servicio.version}`] as const]),
    ['Contrato', `${formato ?? 'No se pudo leer'}, ${contrato.bytes.toLocaleString(LOCALE)} bytes`],
    ...(dia === null ? [] : [['Listas al día', dia.split('-').toReversed().join('/')] as const]),
    ...(indice === null
      ? []
      : [
          [
            'Índice de cobertura',
            `${presentPorcentaje(indice.porcentaje)}: ${indice.obligatorios.parte} de ${indice.obligatorios.total} obligatorios × ${indice.reglas.parte} de ${indice.reglas.total} reglas`,
          ] as const,
        ]),
    [
      'Puntaje de conformidad',
      `${puntaje.cuentan} de ${puntaje.ejecutadas} comprobaciones, ${presentPorcentaje(puntaje.porcentaje)}. Impiden ${puntaje.impiden}, con observación ${puntaje.observaciones}`,
    ],
  ];
}

function presentFila({ codigo, titulo, estado, medida }: Comprobacion): readonly string[] {
  return [codigo, titulo, estado === 'cumple' && medida !== null ? medida : ESTADO_COMPROBACION[estado]];
}

function presentProblema(una: Comprobacion): ProblemaImpreso {
  const { codigo, titulo, lineamiento, estado, hallazgos, total } = una;
  return {
    titulo: `${codigo} ${titulo} (${ESTADO_COMPROBACION[estado].toLowerCase()})`,
    lineamiento,
    lugares: hallazgos.map(({ lugar, encontrado, esperado, correccion }) => [
      presentLugar(lugar),
      esperado === null ? encontrado : `${encontrado}. Se esperaba: ${esperado}`,
      correccion,
    ]),
    resto: total > hallazgos.length ? `Se muestran ${hallazgos.length} de ${total} lugares.` : null,
  };
}

function presentLugar({ archivo, linea, ruta }: HallazgoContrato['lugar']): string {
  const donde = archivo === null ? `línea ${linea}` : `línea ${linea} de ${archivo}`;
  return ruta === '' ? donde : `${ruta}, ${donde}`;
}
