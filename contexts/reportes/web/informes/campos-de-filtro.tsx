import { FiltroEntidad } from '@marco/entidades/widgets';
import { Checkbox } from '@marco/web-kit/checkbox';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormCell } from '@marco/web-kit/form-grid';
import { FilterSelect, FilterText } from '@marco/web-kit/list-search';
import type { ReactNode } from 'react';
import {
  CAMPOS_INFORME,
  type CampoInforme,
  type ClaseDeFiltro,
  hasFiltro,
  LARGO_TEXTO,
  presentCampo,
  type ValorDeFiltro,
} from '../../contract/filtros-informe.terms.ts';
import type { OpcionesDeInformes } from '../../contract/index.ts';
import type { PalabraInforme } from '../../contract/informes.terms.ts';
import { presentMomentoLargo } from '../../rules/indicadores/momentos.ts';
import { listElecciones, type OpcionDeFiltro } from '../../rules/informes/elecciones.ts';

/** What a field of the filters needs: its value, the report it filters and what it chooses from. */
export interface CampoDeFiltro {
  readonly palabra: PalabraInforme;
  readonly campo: CampoInforme;
  readonly value: ValorDeFiltro;
  readonly onChange: (value: ValorDeFiltro) => void;
  /** Undefined until they arrive. */
  readonly opciones: OpcionesDeInformes | undefined;
  /** Of a day: the form was sent, what is wrong with it beside how it is written, and where it says that. */
  readonly isSubmitted: boolean;
  readonly errors: readonly string[];
  readonly onProblem: (problema: string | null) => void;
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const toElecciones = (rows: readonly { readonly id: number; readonly nombre: string }[]) =>
  rows.map(({ id, nombre }) => ({ value: id, label: nombre }));

/** What a filter of rows chooses from. */
const FILAS: Readonly<
  Partial<Record<CampoInforme, (opciones: OpcionesDeInformes) => readonly OpcionDeFiltro[]>>
> = {
  corte: ({ meses }) =>
    ['hoy', ...meses].map((mes) => ({ value: mes, label: capital(presentMomentoLargo(mes)) })),
  sectorId: ({ sectores }) => toElecciones(sectores),
  ordenId: ({ ordenes }) => toElecciones(ordenes),
  departamentoCodigo: ({ departamentos }) =>
    departamentos.map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
  capaId: ({ capas }) => toElecciones(capas),
  dominioId: ({ dominios }) => toElecciones(dominios),
  consultorId: ({ consultores }) => toElecciones(consultores),
};

function Lista({ palabra, campo, value, onChange, opciones }: CampoDeFiltro) {
  const filas = opciones && FILAS[campo]?.(opciones);
  return (
    <FilterSelect
      label={presentCampo(palabra, campo)}
      placeholder={CAMPOS_INFORME[campo][2]}
      options={filas ?? listElecciones(palabra, campo)}
      value={value}
      onChange={onChange}
    />
  );
}

/** Each kind of field as it is drawn. */
const CAMPOS: Readonly<Record<ClaseDeFiltro, (campo: CampoDeFiltro) => ReactNode>> = {
  texto: ({ palabra, campo, value, onChange }) => (
    <FilterText
      label={presentCampo(palabra, campo)}
      maxLength={LARGO_TEXTO}
      value={String(value ?? '')}
      onChange={onChange}
    />
  ),
  entidad: ({ palabra, campo, value, onChange }) => (
    <FiltroEntidad
      label={presentCampo(palabra, campo)}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
    />
  ),
  // Chosen by the tabs over the form.
  vista: () => null,
  fila: Lista,
  eleccion: Lista,
  dia: ({ palabra, campo, value, onChange, onProblem, errors, isSubmitted }) => (
    <FormCell span={4}>
      <DatePicker
        label={presentCampo(palabra, campo)}
        value={String(value ?? '')}
        onChange={onChange}
        onProblem={onProblem}
        errors={errors}
        submitted={isSubmitted}
      />
    </FormCell>
  ),
  marca: ({ campo, value, onChange }) => (
    <FormCell span={4}>
      <Checkbox label={CAMPOS_INFORME[campo][2]} checked={value === true} onChange={onChange} />
    </FormCell>
  ),
};

/** A field of the filters of a report. */
export function CampoDeInforme(campo: CampoDeFiltro) {
  const Campo = CAMPOS[CAMPOS_INFORME[campo.campo][1]];
  return <Campo {...campo} />;
}

/** The fields of a tab of a report that the person may use, in the order of the form. */
export function listCampos(
  palabra: PalabraInforme,
  vista: ValorDeFiltro,
  opciones: OpcionesDeInformes | undefined,
): readonly CampoInforme[] {
  const isReservado = (campo: CampoInforme) =>
    opciones?.reservados.some((uno) => uno.palabra === palabra && uno.campo === campo) === true;
  return (Object.keys(CAMPOS_INFORME) as CampoInforme[]).filter(
    (campo) =>
      CAMPOS_INFORME[campo][1] !== 'vista' && hasFiltro(palabra, campo, vista) && !isReservado(campo),
  );
}
