import { formatDate, formatMoment, formatNumber } from '@marco/web-kit/format';
import type { DocumentoSolicitud, EnsayoDePrueba } from '../../contract/index.ts';
import {
  AMBIENTE_SERVIDOR,
  PAPEL_RESPONSABLE,
  POLITICA_CONSUMO,
  PRUEBAS_QA,
  RESULTADO_ENSAYO,
  RESULTADO_PRUEBA_QA,
  TIPO_ACUERDO,
  TIPO_NORMA,
  USO_CERTIFICADO_TLS,
} from '../../contract/terms.ts';
import { isNormaVacia, type ValoresNorma } from '../formulario/valores.ts';
import { NOMBRES_DE_RESPUESTA, type ParteConCampos } from './nombres-de-respuesta.ts';
import { isFilaVacia } from './respuesta-escrita.ts';
import type { ParteNivelTresEscrita, ValoresNivelTres } from './valores-nivel-tres.ts';

/** Choices, as people read them. */
const ELECCIONES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tipo: TIPO_ACUERDO,
  papel: PAPEL_RESPONSABLE,
  ambiente: AMBIENTE_SERVIDOR,
  uso: USO_CERTIFICADO_TLS,
  resultado: RESULTADO_PRUEBA_QA,
  politica: POLITICA_CONSUMO,
};
const DIAS: ReadonlySet<string> = new Set(['fecha', 'vigenciaHasta', 'vence']);
/** Whole numbers that are long enough to be read in thousands. */
const CUENTAS: ReadonlySet<string> = new Set([
  'p95',
  'capacidadDiaria',
  'capacidadMensual',
  'cuotaConsumidor',
  'cuotaTotal',
]);

/** A rehearsal beside a test: what came of it, that it is no test in QA, and whether it still holds. */
export function presentEnsayo({ id, ejecutadoEn, resultado, vigente }: EnsayoDePrueba): string {
  const hecho = `${RESULTADO_ENSAYO[resultado]} en el ensayo ${id}, ${formatMoment(ejecutadoEn)}: evidencia previa, no reemplaza QA.`;
  return vigente ? hecho : `${hecho} El contrato cambió después.`;
}

/** An answer as people read it; empty where there is none. A document is shown apart. */
function presentValor(campo: string, valor: unknown): string {
  if (campo === 'ensayo') return valor === null ? '' : presentEnsayo(valor as EnsayoDePrueba);
  if (Array.isArray(valor)) return valor.filter((uno) => String(uno).trim() !== '').join(', ');
  if (typeof valor !== 'string' || valor === '') return '';
  if (DIAS.has(campo)) return formatDate(valor);
  if (CUENTAS.has(campo) && /^\d+$/.test(valor)) return formatNumber(Number(valor));
  if (campo === 'codigo') return `${valor} ${PRUEBAS_QA[valor as keyof typeof PRUEBAS_QA] ?? ''}`.trim();
  return ELECCIONES[campo]?.[valor] ?? valor;
}

/** An answer with its name. */
interface DatoRespondido {
  readonly campo: string;
  readonly nombre: string;
  readonly texto: string;
}

/** A part, or a row of one, as it is read. */
export interface FilaRespondida {
  readonly clave: string;
  readonly datos: readonly DatoRespondido[];
  readonly documento: DocumentoSolicitud | null;
}

function toFila(nombres: Readonly<Record<string, string>>, fila: object, clave: string): FilaRespondida {
  const { documento = null, ...campos } = fila as { readonly documento?: DocumentoSolicitud | null };
  const valores: Readonly<Record<string, unknown>> = campos;
  return {
    clave,
    datos: Object.entries(nombres).flatMap(([campo, nombre]) => {
      const texto = presentValor(campo, valores[campo]);
      return texto === '' ? [] : [{ campo, nombre, texto }];
    }),
    documento,
  };
}

function toFilaDeNorma({
  clave,
  tipo,
  numero,
  fechaExpedicion,
  articulo,
  habilita,
  documento,
}: ValoresNorma) {
  const datos = [
    ['norma', 'Norma', `${tipo === '' ? 'Norma' : TIPO_NORMA[tipo]} ${numero}`.trim()],
    ['fechaExpedicion', 'Fecha de expedición', fechaExpedicion === '' ? '' : formatDate(fechaExpedicion)],
    ['articulo', 'Artículo', articulo],
    ['habilita', 'Qué habilita', habilita],
  ] as const;
  return {
    clave,
    datos: datos.flatMap(([campo, nombre, texto]) => (texto === '' ? [] : [{ campo, nombre, texto }])),
    documento,
  };
}

const toTexto = (nombre: string, texto: string): FilaRespondida[] =>
  texto.trim() === '' ? [] : [{ clave: nombre, datos: [{ campo: nombre, nombre, texto }], documento: null }];

/** What is written of a part, row by row; empty where nothing is. */
export function listRespondidas(
  valores: ValoresNivelTres,
  parte: ParteNivelTresEscrita,
): readonly FilaRespondida[] {
  switch (parte) {
    case 'normas':
      return valores.normas.filter((norma) => !isNormaVacia(norma)).map(toFilaDeNorma);
    case 'consumoAbierto':
    case 'consumidores':
      return toTexto(
        'Entidades consumidoras',
        valores.consumoAbierto
          ? 'Abierto a todas las entidades'
          : valores.consumidores.map(({ nombre }) => nombre).join(', '),
      );
    case 'procesos':
      return toTexto('Trámites y procesos', valores.procesos);
    case 'observaciones':
      return toTexto('Observaciones', valores.observaciones);
    default:
      return listFilas(valores, parte);
  }
}

/** What a row says by itself, without anybody having written it. */
const NOMBRE_DE_FILA: Readonly<Record<string, string>> = { responsables: 'papel', pruebas: 'codigo' };

function listFilas(valores: ValoresNivelTres, parte: ParteConCampos): readonly FilaRespondida[] {
  const nombres = NOMBRES_DE_RESPUESTA[parte];
  const escrita = valores[parte];
  const filas: readonly object[] = Array.isArray(escrita) ? escrita : [escrita as object];
  const propio = NOMBRE_DE_FILA[parte] ?? '';
  return filas
    .filter((fila) => !isFilaVacia(fila, propio))
    .map((fila, at) => toFila(nombres, fila, `${parte} ${at}`))
    .filter(({ datos, documento }) => datos.length > 0 || documento !== null);
}

/** A part in one text, to stand beside another version of it. */
export function presentParte(valores: ValoresNivelTres, parte: ParteNivelTresEscrita): string {
  return listRespondidas(valores, parte)
    .map(({ datos, documento }) =>
      [...datos.map(({ texto }) => texto), ...(documento === null ? [] : [documento.nombre])].join(', '),
    )
    .join('; ');
}

/** A part at a glance: its first facts, or how many rows of it are there. */
export function presentResumen(valores: ValoresNivelTres, parte: ParteNivelTresEscrita): string {
  const filas = listRespondidas(valores, parte);
  if (parte === 'pruebas') {
    const superadas = valores.pruebas.filter(({ resultado }) => resultado === 'superada').length;
    const ensayadas = valores.pruebas.filter(({ ensayo }) => ensayo !== null).length;
    const previas = ensayadas === 0 ? '' : `; ${ensayadas} con un ensayo previo, que no reemplaza QA`;
    return filas.length === 0 ? '' : `${superadas} de ${valores.pruebas.length} superadas en QA${previas}`;
  }
  if (parte === 'responsables')
    return filas.length === 0 ? '' : `${filas.length} de ${valores.responsables.length} papeles`;
  // Its six parts are one identifier.
  if (parte === 'xroad') return filas.map(({ datos }) => datos.map(({ texto }) => texto).join('/')).join('');
  return filas
    .map(({ datos }) =>
      joinDatos(
        datos
          .slice(0, DATOS_A_LA_VISTA)
          .map(({ campo, texto }) => A_LA_VISTA[parte]?.[campo]?.(texto) ?? texto),
      ),
    )
    .filter((texto) => texto !== '')
    .join('; ');
}

/** Facts that say nothing without their unit, or without what they are of. */
const A_LA_VISTA: Readonly<Record<string, Readonly<Record<string, (texto: string) => string>>>> = {
  politicaDatos: { fecha: (dia) => `Política del ${dia}` },
  aprobacion: { fecha: (dia) => `Aprobada el ${dia}` },
  continuidad: { fecha: (dia) => `Plan del ${dia}` },
  vulnerabilidades: { fecha: (dia) => `Análisis del ${dia}.` },
  ans: {
    disponibilidadMensual: (porcentaje) => `Disponible el ${porcentaje} % del mes`,
    p95: (milisegundos) => `p95 de ${milisegundos} ms`,
  },
  arquitectura: { capacidadMensual: (peticiones) => `${peticiones} peticiones al mes` },
};

/** Facts one after the other; what ends as a sentence takes no comma. */
const joinDatos = (textos: readonly string[]) =>
  textos.reduce(
    (antes, texto) => (antes === '' ? texto : `${antes}${antes.endsWith('.') ? '' : ','} ${texto}`),
    '',
  );

/** Facts of a row that a glance takes. */
const DATOS_A_LA_VISTA = 2;
