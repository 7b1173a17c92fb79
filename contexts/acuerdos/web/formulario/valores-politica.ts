import { TIPOS_ENTIDAD, type TipoEntidad } from '@marco/entidades/terms';
import type { PoliticaDeConsumo, PoliticaEscrita } from '../../contract/index.ts';
import { LIMITES_POLITICA, type ModoPolitica } from '../../contract/terms.ts';

/** The terms of a version while a person writes them. */
export interface ValoresPolitica {
  readonly modo: ModoPolitica;
  /** Kinds of entidad that may ask; all of them where none is named. */
  readonly tipos: readonly TipoEntidad[];
  /** Ids as texts; none where it does not matter. */
  readonly orden: string;
  readonly sector: string;
  /** Whether a convenio is asked for, or lets in who fails the rest. */
  readonly convenio: 'no' | 'siempre' | 'en-su-lugar';
  readonly cuotaPorConsumidora: string;
  readonly cuotaTotal: string;
  readonly camposJustificados: readonly number[];
  readonly condiciones: string;
  readonly diasRespuesta: string;
  readonly mesesVigencia: string;
}

type Grupo = PoliticaEscrita['grupos'][number];
const TIPOS = Object.keys(TIPOS_ENTIDAD) as TipoEntidad[];
const isDe = (grupo: Grupo, clase: string) => grupo.some((condicion) => condicion.clase === clase);
const isSimple = (grupo: Grupo) =>
  grupo.every(({ clase, valores }, place) =>
    place === 0
      ? clase === 'tipo' ||
        clase === 'convenio' ||
        (['orden', 'sector'].includes(clase) && valores.length === 1)
      : clase === 'convenio',
  );

/**
 * Whether the form can show the groups of a policy: one of each kind, and a convenio alone or in the place of all the others.
 * What an integration wrote otherwise is shown in words and kept.
 */
export function isEscribible({ grupos }: Pick<PoliticaDeConsumo, 'grupos'>): boolean {
  const clases = grupos.map(([primera]) => primera?.clase);
  const sinConvenio = grupos.filter((grupo) => grupo[0]?.clase !== 'convenio');
  const enSuLugar = sinConvenio.filter((grupo) => isDe(grupo, 'convenio')).length;
  return (
    new Set(clases).size === clases.length &&
    grupos.every(isSimple) &&
    (enSuLugar === 0 || (enSuLugar === sinConvenio.length && sinConvenio.length === grupos.length))
  );
}

const toTexto = (cantidad: number | null) => (cantidad === null ? '' : String(cantidad));

/** What the form begins with. */
export function toValoresPolitica(politica: PoliticaDeConsumo): ValoresPolitica {
  const { grupos } = politica;
  const find = (clase: string) => grupos.flat().find((condicion) => condicion.clase === clase)?.valores ?? [];
  const alone = grupos.some((grupo) => grupo[0]?.clase === 'convenio');
  return {
    modo: politica.modo,
    tipos: TIPOS.filter((tipo) => find('tipo').includes(tipo)),
    orden: find('orden')[0] ?? '',
    sector: find('sector')[0] ?? '',
    convenio: alone ? 'siempre' : grupos.some((grupo) => isDe(grupo, 'convenio')) ? 'en-su-lugar' : 'no',
    cuotaPorConsumidora: toTexto(politica.cuotaPorConsumidora),
    cuotaTotal: toTexto(politica.cuotaTotal),
    camposJustificados: politica.camposJustificados,
    condiciones: politica.condiciones,
    diasRespuesta: String(politica.diasRespuesta),
    mesesVigencia: String(politica.mesesVigencia),
  };
}

/** The groups the form says: all of them, and in each a convenio too where it may take their place. */
function toGrupos({ tipos, orden, sector, convenio }: ValoresPolitica): PoliticaEscrita['grupos'] {
  const deConvenio = { clase: 'convenio' as const, valores: [] };
  const dichas = [
    ...(tipos.length === 0 ? [] : [{ clase: 'tipo' as const, valores: [...tipos] }]),
    ...(orden === '' ? [] : [{ clase: 'orden' as const, valores: [orden] }]),
    ...(sector === '' ? [] : [{ clase: 'sector' as const, valores: [sector] }]),
  ];
  const grupos: Grupo[] = dichas.map((condicion) =>
    convenio === 'en-su-lugar' ? [condicion, deConvenio] : [condicion],
  );
  return convenio === 'siempre' ? [...grupos, [deConvenio]] : grupos;
}

const toCantidad = (texto: string) => (texto.trim() === '' ? null : Number(texto));

/** The terms as they are sent; groups the form cannot show stay as they are. */
export function toPolitica(valores: ValoresPolitica, antes: PoliticaDeConsumo): PoliticaEscrita {
  return {
    modo: valores.modo,
    grupos: isEscribible(antes) ? toGrupos(valores) : antes.grupos,
    cuotaPorConsumidora: toCantidad(valores.cuotaPorConsumidora),
    cuotaTotal: toCantidad(valores.cuotaTotal),
    camposJustificados: [...valores.camposJustificados],
    condiciones: valores.condiciones.trim(),
    diasRespuesta: Number(valores.diasRespuesta),
    mesesVigencia: Number(valores.mesesVigencia),
  };
}

function findErrorEntero(texto: string, maximo: number, esOpcional: boolean): string | undefined {
  const limpio = texto.trim();
  if (limpio === '') return esOpcional ? undefined : 'Escriba un número.';
  const cantidad = Number(limpio);
  return /^\d+$/.test(limpio) && cantidad >= 1 && cantidad <= maximo
    ? undefined
    : `Escriba un número entero de 1 a ${maximo}, sin puntos.`;
}

/** First broken rule of each field. */
export function findErroresPolitica(valores: ValoresPolitica) {
  const { cuota, diasRespuesta, mesesVigencia } = LIMITES_POLITICA;
  const { cuotaPorConsumidora, cuotaTotal } = valores;
  return {
    cuotaPorConsumidora: findErrorEntero(cuotaPorConsumidora, cuota, true),
    cuotaTotal: findErrorEntero(cuotaTotal, cuota, true),
    diasRespuesta: findErrorEntero(valores.diasRespuesta, diasRespuesta, false),
    mesesVigencia: findErrorEntero(valores.mesesVigencia, mesesVigencia, false),
  };
}
