import { CLASE_ELEMENTO, DATO_PERSONAL, ESTADO_VERSION, TIPO_ELEMENTO } from '@marco/elementos-de-dato/terms';
import { REGLAS_VALIDADOR, TIPO_ESQUEMA } from '@marco/esquemas/terms';
import { AMBIENTE } from '@marco/plataforma/terms';
import { ENCARGADO, ESTADO_SOLICITUD, NIVELES, TIPO_SOLICITUD } from '@marco/solicitudes/terms';
import { VEREDICTOS } from '@marco/tramites/terms';
import {
  type CampoInforme,
  NIVELES_DIGITALES,
  VALORES_PROPIOS,
  VISTA_INFORME,
} from '../../contract/filtros-informe.terms.ts';
import type { PalabraInforme } from '../../contract/informes.terms.ts';
import { GRUPOS_INDICADOR } from '../../contract/terms.ts';

/** A value of a closed filter, and what people read. */
export interface OpcionDeFiltro {
  readonly value: string | number | boolean;
  readonly label: string;
}

const fromNombres = (nombres: Readonly<Record<string, string>>): readonly OpcionDeFiltro[] =>
  Object.entries(nombres).map(([value, label]) => ({ value, label }));
const fromNumeros = (numeros: readonly number[]): readonly OpcionDeFiltro[] =>
  numeros.map((value) => ({ value, label: String(value) }));
const siNo = (si: string, no: string): readonly OpcionDeFiltro[] => [
  { value: true, label: si },
  { value: false, label: no },
];

const USO = siNo('Los usa un servicio', 'No los usa nadie');

/** What each closed filter chooses from, where every report has the same. */
const DE_TODOS: Readonly<Partial<Record<CampoInforme, readonly OpcionDeFiltro[]>>> = {
  grupo: Object.entries(GRUPOS_INDICADOR).map(([value, { nombre }]) => ({ value, label: nombre })),
  ambiente: fromNombres(AMBIENTE),
  nivel: fromNumeros(NIVELES),
  clase: fromNombres(CLASE_ELEMENTO),
  datoPersonal: fromNombres(DATO_PERSONAL),
  enManosDe: fromNombres(ENCARGADO),
  conUso: USO,
  nivelDigital: fromNumeros(NIVELES_DIGITALES),
  veredicto: fromNombres(VEREDICTOS),
  formatoMensaje: fromNombres({ xml: 'XML', json: 'JSON' }),
  regla: fromNombres(REGLAS_VALIDADOR),
  conEntidad: siNo('Una entidad', 'Alguien sin sesión'),
  vencidas: siNo('vencido', 'cualquiera'),
};

/** Names of what only some reports have. */
const NOMBRES: Readonly<Record<string, string>> = {
  ...TIPO_ELEMENTO,
  ...TIPO_SOLICITUD,
  ...TIPO_ESQUEMA,
  registro: 'Todo el registro',
  exitosa: 'Con exitosas',
  fallida: 'Con fallidas',
  valido: 'Válido',
  invalido: 'Inválido',
  'mal-formado': 'Mal formado',
  rechazado: 'Rechazado',
  ...VISTA_INFORME,
};
/** Two of them have a state of one name, each with its own words. */
const NOMBRES_DE_ESTADO: Readonly<Partial<Record<PalabraInforme, Readonly<Record<string, string>>>>> = {
  elementoDatoByFilter: ESTADO_VERSION,
  solicitudServicioByFilter: ESTADO_SOLICITUD,
};

/** What a closed filter of a report chooses from, in its order; nothing of one that is no closed list. */
export function listElecciones(palabra: PalabraInforme, campo: CampoInforme): readonly OpcionDeFiltro[] {
  if (campo === 'estado') return fromNombres(NOMBRES_DE_ESTADO[palabra] ?? {});
  if (campo === 'tipo' || campo === 'resultado' || campo === 'vista')
    return (VALORES_PROPIOS[campo][palabra] ?? []).map((value) => ({
      value,
      label: NOMBRES[value] ?? value,
    }));
  if (campo === 'conUso' && palabra === 'tramites-govco') return siNo('Usan un servicio', 'No usan ninguno');
  return DE_TODOS[campo] ?? [];
}

/** What people read of a value of a closed filter, also in a column. */
export function presentEleccion(
  palabra: PalabraInforme,
  campo: CampoInforme,
  valor: OpcionDeFiltro['value'],
): string {
  return listElecciones(palabra, campo).find(({ value }) => value === valor)?.label ?? String(valor);
}
