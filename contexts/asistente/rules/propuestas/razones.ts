import { TIPO_DETECTADO } from '../../contract/terms.ts';
import type { CampoDetectado } from '../lectura/campo-detectado.ts';
import type { Comparado } from './rasgos.ts';

const MAXIMO_DICHOS = 3;
/** Cosine of descriptions, already shared out, from which they say the same. */
const DESCRIPCION_IGUAL = 0.7;

const quote = (texto: string) => `«${texto}»`;
const joinDichos = (dichos: readonly string[]) =>
  dichos.length < 2 ? dichos.join('') : `${dichos.slice(0, -1).join(', ')} y ${dichos.at(-1)}`;

/** Why an element is proposed for a field, in sentences, what says most first. */
export function listRazones(
  campo: CampoDetectado,
  comparado: Comparado,
  vecino: string | undefined,
): string[] {
  return [
    ...(comparado.esDicho
      ? ['El archivo dice el OID de este elemento.']
      : [...presentNombres(comparado), ...presentDescripcion(comparado)]),
    ...presentTipos(campo, comparado),
    ...presentValores(campo, comparado),
    ...(vecino === undefined ? [] : [`Está junto a ${vecino.toLowerCase()}.`]),
  ];
}

function presentNombres({ coincidencias, elemento, rasgos }: Comparado): string[] {
  const { nombre, lecturas, porDescripcion } = coincidencias;
  if (!nombre || lecturas.length === 0) return [];
  const abreviadas = lecturas
    .filter(({ desarrollo }) => desarrollo.esAbreviatura)
    .map(({ escrita, desarrollo }) => `${quote(escrita)} es ${desarrollo.palabras.join(' ')}`);
  const deAbreviaturas = abreviadas.length === 0 ? [] : [`${joinDichos(abreviadas)}.`];
  const igual = (rasgos.n1 ?? 0) > 0;
  if (!nombre.esPropio && igual)
    return [...deAbreviaturas, `${quote(nombre.texto)} es otro nombre de este elemento.`];
  if (porDescripcion && igual)
    return [...deAbreviaturas, `La descripción del campo es ${quote(elemento.nombre)}.`];
  if (igual) return deAbreviaturas.length > 0 ? deAbreviaturas : ['Se llama igual.'];
  return [...deAbreviaturas, `El nombre se parece a ${quote(nombre.texto)}.`];
}

const presentDescripcion = ({ rasgos }: Comparado): string[] =>
  (rasgos.d1 ?? 0) >= DESCRIPCION_IGUAL ? ['La descripción dice lo mismo.'] : [];

function presentTipos(
  { tipo, longitud, ejemplos }: CampoDetectado,
  { rasgos, elemento, acuerdo }: Comparado,
): string[] {
  const razones: string[] = [];
  const esIgual = rasgos.t1 === 1;
  const mismoLargo = longitud !== null && longitud === elemento.longitudMaxima;
  if (esIgual && mismoLargo) razones.push('Mismo tipo y largo.');
  else if (esIgual && tipo !== 'texto') razones.push(`${TIPO_DETECTADO[tipo]} en ambos.`);
  else if (esIgual) razones.push('Mismo tipo.');
  if (acuerdo.ejemplos.dichos > 0 && ejemplos.length > 0)
    razones.push(`${acuerdo.ejemplos.validos} de ${acuerdo.ejemplos.dichos} ejemplos válidos.`);
  return razones;
}

function presentValores({ valores }: CampoDetectado, { acuerdo, elemento }: Comparado): string[] {
  if (valores.length === 0 || !elemento.esLista || acuerdo.comunes === 0) return [];
  if (acuerdo.sobran.length === 0) return [`Los ${valores.length} valores están en su lista.`];
  return [`${acuerdo.comunes} de ${valores.length} valores iguales.`];
}

/** What the field has that the element does not take, in sentences. */
export function listDiferencias({ valores }: CampoDetectado, { acuerdo, elemento }: Comparado): string[] {
  const diferencias: string[] = [];
  if (acuerdo.largoDeMas !== null)
    diferencias.push(
      `Usted usa ${acuerdo.largoDeMas} caracteres y el elemento admite ${elemento.longitudMaxima}.`,
    );
  if (acuerdo.sobran.length > 0 && acuerdo.comunes > 0) {
    const dichos = joinDichos(acuerdo.sobran.slice(0, MAXIMO_DICHOS).map(quote));
    const demas =
      acuerdo.sobran.length > MAXIMO_DICHOS ? ` y ${acuerdo.sobran.length - MAXIMO_DICHOS} más` : '';
    const plural = acuerdo.sobran.length === 1 ? 'un valor' : `${acuerdo.sobran.length} valores`;
    diferencias.push(`De sus ${valores.length} valores, la lista no tiene ${plural}: ${dichos}${demas}.`);
  }
  return diferencias;
}
