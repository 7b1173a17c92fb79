import { FiltroEntidad } from '@marco/entidades/widgets';
import { FORMATOS_MENSAJE, RESULTADOS_VALIDACION } from '@marco/esquemas/terms';
import {
  ESTADO_SOLICITUD,
  ESTADOS_SOLICITUD,
  NIVELES,
  TIPO_SOLICITUD,
  TIPOS_SOLICITUD,
} from '@marco/solicitudes/terms';
import { Checkbox } from '@marco/web-kit/checkbox';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormCell } from '@marco/web-kit/form-grid';
import {
  FilterCard,
  type FilterFormProps,
  FilterSelect,
  FilterText,
  useFilterDraft,
  useFilterSubmit,
} from '@marco/web-kit/list-search';
import { useState } from 'react';
import {
  LARGO_TEXTO,
  type PalabraInforme,
  RESULTADOS_INTERCAMBIO,
  TIPOS_DESCARGA,
} from '../../contract/informes.terms.ts';
import type { FiltroDeInforme } from '../../rules/informes/consulta-informe.ts';
import { hasFiltro } from './use-informe.ts';

interface FiltroInformeProps extends FilterFormProps {
  readonly palabra: PalabraInforme;
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroDeInforme;
  readonly onSearch: (filtro: FiltroDeInforme) => void;
}

const toOptions = <Value extends string | number>(
  values: readonly Value[],
  label: (value: Value) => string,
) => values.map((value) => ({ value, label: label(value) }));
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const DE_NIVEL = toOptions(NIVELES, (nivel) => `Nivel ${nivel}`);
const DE_ESTADO = toOptions(ESTADOS_SOLICITUD, (estado) => ESTADO_SOLICITUD[estado]);
const DE_TIPO_SOLICITUD = toOptions(TIPOS_SOLICITUD, (tipo) => TIPO_SOLICITUD[tipo]);
const DE_TIPO_DESCARGA = toOptions(TIPOS_DESCARGA, capital);
const DE_FORMATO = toOptions(FORMATOS_MENSAJE, (formato) => formato.toUpperCase());
const DE_INTERCAMBIO = toOptions(RESULTADOS_INTERCAMBIO, (resultado) => `Con ${resultado}s`);
const DE_VALIDACION = toOptions(RESULTADOS_VALIDACION, (resultado) => capital(resultado.replace('-', ' ')));
const DE_NIVEL_DIGITAL = toOptions([1, 2, 3, 4, 5, 6], (nivel) => `Nivel ${nivel}`);
const DE_USO = [
  { value: true, label: 'Los usa un servicio' },
  { value: false, label: 'No los usa nadie' },
];

/** The filters of a report; nothing is searched before Consultar. */
export function FiltroDeInformeCard({ palabra, filtro, onSearch, ...card }: FiltroInformeProps) {
  const [borrador, edit, bind] = useFilterDraft(filtro);
  const [problemas, setProblemas] = useState<Readonly<Record<'desde' | 'hasta', string | null>>>({
    desde: null,
    hasta: null,
  });
  const has = (campo: Parameters<typeof hasFiltro>[1]) => hasFiltro(palabra, campo);
  const errorOrden =
    borrador.desde !== '' && borrador.hasta !== '' && borrador.hasta < borrador.desde
      ? ['Elija una fecha igual o posterior a la inicial.']
      : [];
  const { isSubmitted, submit } = useFilterSubmit(
    [...errorOrden, ...Object.values(problemas).filter((problema) => problema !== null)],
    () => onSearch({ ...borrador, texto: borrador.texto.trim() }),
  );
  const isDeSolicitudes = palabra === 'solicitudServicioByFilter';
  return (
    <FilterCard title="Filtros del reporte" inForce={filtro} {...card} onSubmit={submit}>
      {has('texto') ? <FilterText {...bind('texto')} label="Buscar" maxLength={LARGO_TEXTO} /> : null}
      {has('entidadId') ? <FiltroEntidad {...bind('entidadId')} label="Entidad" /> : null}
      {has('nivel') ? (
        <FilterSelect {...bind('nivel')} label="Nivel" placeholder="Todos los niveles" options={DE_NIVEL} />
      ) : null}
      {has('tipo') ? (
        <FilterSelect
          {...bind('tipo')}
          label="Tipo"
          placeholder="Todos los tipos"
          options={isDeSolicitudes ? DE_TIPO_SOLICITUD : DE_TIPO_DESCARGA}
        />
      ) : null}
      {has('estado') ? (
        <FilterSelect
          {...bind('estado')}
          label="Estado"
          placeholder="Todos los estados"
          options={DE_ESTADO}
        />
      ) : null}
      {has('conUso') ? (
        <FilterSelect {...bind('conUso')} label="Uso" placeholder="Todos" options={DE_USO} />
      ) : null}
      {has('formatoMensaje') ? (
        <FilterSelect
          {...bind('formatoMensaje')}
          label="Formato"
          placeholder="Todos los formatos"
          options={DE_FORMATO}
        />
      ) : null}
      {has('resultado') ? (
        <FilterSelect
          {...bind('resultado')}
          label="Resultado"
          placeholder="Todos los resultados"
          options={palabra === 'xroad' ? DE_INTERCAMBIO : DE_VALIDACION}
        />
      ) : null}
      {has('nivelDigital') ? (
        <FilterSelect
          {...bind('nivelDigital')}
          label="Nivel digital"
          placeholder="Todos los niveles"
          options={DE_NIVEL_DIGITAL}
        />
      ) : null}
      {has('desde') ? (
        <FormCell span={4}>
          <DatePicker
            label="Desde"
            {...bind('desde')}
            onProblem={(desde) => setProblemas((others) => ({ ...others, desde }))}
            submitted={isSubmitted}
          />
        </FormCell>
      ) : null}
      {has('hasta') ? (
        <FormCell span={4}>
          <DatePicker
            label="Hasta"
            {...bind('hasta')}
            onProblem={(hasta) => setProblemas((others) => ({ ...others, hasta }))}
            errors={isSubmitted ? errorOrden : []}
            submitted={isSubmitted}
          />
        </FormCell>
      ) : null}
      {has('vencidas') ? (
        <FormCell span={4}>
          <Checkbox
            label="Solo con el plazo vencido"
            checked={borrador.vencidas}
            onChange={(vencidas) => edit({ vencidas })}
          />
        </FormCell>
      ) : null}
    </FilterCard>
  );
}
