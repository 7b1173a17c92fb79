import type { Dimension, VeredictoConcepto, VeredictoItem, Verificador } from '../../contract/terms.ts';
import type { Guarda } from '../ciclo/ciclo-de-vida.ts';
import { isNivelDosVigente } from './nivel-tres-escrito.ts';

type GuardaNivelTres = Extract<Guarda, 'conceptuable' | 'verificada' | 'cumplida'>;

/** An item of a list, as a version of it says. */
export interface ItemDeLista {
  readonly codigo: string;
  readonly dimension: Dimension;
  readonly verifica: Verificador;
  readonly admiteNoAplica: boolean;
  readonly impide: boolean;
}

/** What somebody says of an item. */
export interface Dictamen {
  readonly veredicto: VeredictoItem;
  readonly motivo: string;
}

/** An item with what is said of it; null while nobody decided. */
export type ItemDictaminado = ItemDeLista & { readonly veredicto: VeredictoItem | null };

/** A certificate of a level below, with what it says was found. */
export interface CertificadoPrevio {
  readonly nivel: number;
  readonly estado: string;
  readonly numero: string;
  /** Fields in the common language, of level 1. */
  readonly campos: number;
  /** Checks of the banco that count, of level 2; null where the certificate has none. */
  readonly comprobaciones: { readonly parte: number; readonly total: number } | null;
}

/** What a certificate in force shows of what its level found. */
function presentVisto({ numero, nivel, campos, comprobaciones }: CertificadoPrevio): string {
  if (nivel === 1) return `${numero}: ${campos} de ${campos} campos en el lenguaje común.`;
  return comprobaciones === null
    ? `${numero}: informe del banco favorable.`
    : `${numero}: informe del banco favorable, ${comprobaciones.parte} de ${comprobaciones.total} comprobaciones.`;
}

/** Where the levels below stand, and what the mesas of the servicio promised and did not do yet. */
export interface SituacionDelProducto {
  readonly certificados: readonly CertificadoPrevio[];
  readonly servicioVersion: { readonly estado: string };
  readonly compromisosAbiertos: number;
}

/** Item that only warns: what the mesas of the servicio promised. */
const DE_COMPROMISOS = 'OG-3';
/** Items that level 1 answers; the other ones of the product are answered by level 2. */
const DE_NIVEL_UNO: ReadonlySet<string> = new Set(['SM-1', 'SM-2', 'SM-3']);

/** What the product says of one of its items, by what it knows (domain niveles §3). */
export function computeDictamenDelProducto(
  codigo: string,
  { certificados, compromisosAbiertos }: SituacionDelProducto,
): Dictamen {
  if (codigo === DE_COMPROMISOS)
    return compromisosAbiertos === 0
      ? { veredicto: 'cumple', motivo: 'Las mesas del servicio no tienen compromisos abiertos.' }
      : {
          veredicto: 'cumple-con-observacion',
          motivo:
            compromisosAbiertos === 1
              ? 'Las mesas del servicio tienen 1 compromiso abierto.'
              : `Las mesas del servicio tienen ${compromisosAbiertos} compromisos abiertos.`,
        };
  const nivel = DE_NIVEL_UNO.has(codigo) ? 1 : 2;
  const vigente = certificados.find((uno) => uno.nivel === nivel && uno.estado === 'vigente');
  return vigente
    ? { veredicto: 'cumple', motivo: presentVisto(vigente) }
    : {
        veredicto: 'no-cumple',
        motivo: `La versión no tiene un certificado de nivel ${nivel} vigente.`,
      };
}

/** Why a verdict of an item cannot be written, with the field it is about; undefined where it can. */
export function findRechazoDeDictamen(
  item: Pick<ItemDeLista, 'admiteNoAplica'>,
  { veredicto, motivo }: { readonly veredicto: VeredictoItem | null; readonly motivo: string },
): { readonly campo: 'veredicto' | 'motivo'; readonly mensaje: string } | undefined {
  if (veredicto === 'no-aplica' && !item.admiteNoAplica)
    return { campo: 'veredicto', mensaje: 'La lista no permite responder este ítem con «No aplica».' };
  if (veredicto !== null && veredicto !== 'cumple' && motivo === '')
    return { campo: 'motivo', mensaje: 'Escriba el motivo.' };
  return undefined;
}

/** What else a request needs to be certified: its certificates still hold. */
export interface VerificacionHecha {
  readonly certificados: readonly { readonly nivel: number; readonly estado: string }[];
  readonly servicioVersion: { readonly estado: string };
  readonly items: readonly ItemDictaminado[];
  readonly concepto: { readonly veredicto: VeredictoConcepto } | null;
  readonly certificadosTls: readonly { readonly vence: string | null }[];
}

const presentItems = (cuantos: number, uno: string, varios: string) =>
  cuantos === 0 ? [] : [cuantos === 1 ? `1 ${uno}` : `${cuantos} ${varios}`];

/**
 * What a request of level 3 lacks for each of its steps, as people read it: the concept of the operator needs its items
 * decided, and to be presented all of them are, none that the request waits for is unmet and the concept is favourable.
 *
 * @param hoy day in Colombia on which the certificates of the security servers have to hold
 */
export function listFaltantesNivelTres(
  datos: VerificacionHecha,
  hoy: string,
): Readonly<Record<GuardaNivelTres, readonly string[]>> {
  const { items, concepto, certificadosTls } = datos;
  const sinDecidir = (verifica: Verificador) =>
    items.filter((item) => item.verifica === verifica && item.veredicto === null).length;
  const delOperador = presentItems(
    sinDecidir('operador'),
    'ítem técnico espera el veredicto del operador.',
    'ítems técnicos esperan el veredicto del operador.',
  );
  const incumplidos = items.filter(({ impide, veredicto }) => impide && veredicto === 'no-cumple').length;
  const vencidos = certificadosTls.filter(({ vence }) => vence !== null && vence < hoy).length;
  return {
    conceptuable: delOperador,
    verificada: [
      ...presentItems(
        sinDecidir('consultor'),
        'ítem espera el veredicto del consultor.',
        'ítems esperan el veredicto del consultor.',
      ),
      ...delOperador,
      ...presentItems(
        incumplidos,
        'ítem no cumple; devuelva la solicitud.',
        'ítems no cumplen; devuelva la solicitud.',
      ),
      ...(concepto === null ? ['Falta el concepto técnico de la Agencia Nacional Digital.'] : []),
      ...(concepto?.veredicto === 'desfavorable'
        ? ['El concepto técnico es desfavorable; devuelva la solicitud.']
        : []),
    ],
    cumplida: [
      ...(isNivelDosVigente(datos)
        ? []
        : ['Los certificados de niveles 1 y 2 de la versión ya no están vigentes.']),
      ...presentItems(
        vencidos,
        'certificado de los servidores de seguridad está vencido.',
        'certificados de los servidores de seguridad están vencidos.',
      ),
    ],
  };
}

/** Why a favourable concept cannot be given; undefined where it can. */
export function findRechazoDeConcepto(
  veredicto: VeredictoConcepto,
  items: readonly ItemDictaminado[],
): string | undefined {
  const incumplidos = items.filter(
    (item) => item.verifica === 'operador' && item.impide && item.veredicto === 'no-cumple',
  );
  if (veredicto === 'desfavorable' || incumplidos.length === 0) return undefined;
  return `El concepto no puede ser favorable mientras no se cumpla ${incumplidos.map(({ codigo }) => codigo).join(', ')}.`;
}
