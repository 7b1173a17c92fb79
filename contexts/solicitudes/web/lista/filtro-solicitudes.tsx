import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { Checkbox } from '@marco/web-kit/checkbox';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormCell } from '@marco/web-kit/form-grid';
import {
  FilterCard,
  type FilterFormProps,
  FilterSelect,
  FilterText,
  findUnpicked,
  ListsFailure,
  toRowOptions,
  useFilterDraft,
  useFilterSubmit,
} from '@marco/web-kit/list-search';
import { useState } from 'react';
import { LIMITES_SOLICITUD, NIVELES } from '../../contract/terms.ts';
import type { FiltroSolicitudes } from '../../rules/consulta-solicitudes.ts';
import type { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { SolicitanteAutocomplete } from './solicitante-autocomplete.tsx';

interface FiltroSolicitudesProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroSolicitudes;
  readonly opciones: ReturnType<typeof useOpcionesSolicitud>;
  /** Whether the person reads the requests of every entity. */
  readonly deTodas: boolean;
  readonly onSearch: (filtro: FiltroSolicitudes) => void;
}

const NIVEL_OPCIONES = NIVELES.map((value) => ({ value, label: `Nivel ${value}` }));

/** Filters of the list; nothing is searched before Consultar. */
export function FiltroDeSolicitudes({
  filtro,
  opciones,
  deTodas,
  onSearch,
  ...card
}: FiltroSolicitudesProps) {
  const [borrador, edit, bind] = useFilterDraft(filtro);
  const [entidadTexto, setEntidadTexto] = useState('');
  const [solicitanteTexto, setSolicitanteTexto] = useState('');
  const [problemas, setProblemas] = useState<Readonly<Record<'desde' | 'hasta', string | null>>>({
    desde: null,
    hasta: null,
  });
  const errorEntidad = findUnpicked(borrador.entidad, entidadTexto, 'una entidad');
  const errorSolicitante = findUnpicked(borrador.solicitante, solicitanteTexto, 'una persona');
  const errorOrden =
    borrador.desde !== '' && borrador.hasta !== '' && borrador.hasta < borrador.desde
      ? ['Elija una fecha igual o posterior a la inicial.']
      : [];
  const { isSubmitted, submit } = useFilterSubmit(
    [
      ...errorEntidad,
      ...errorSolicitante,
      ...errorOrden,
      ...Object.values(problemas).filter((problema) => problema !== null),
    ],
    () => onSearch({ ...borrador, texto: borrador.texto.trim() }),
  );

  return (
    <FilterCard
      title="Buscar solicitudes"
      inForce={filtro}
      {...card}
      notice={<ListsFailure query={opciones} title="No fue posible cargar las listas del filtro" />}
      onSubmit={submit}
    >
      <FilterText
        {...bind('texto')}
        label="Radicado o servicio"
        placeholder="LCI-N1-2026-000001"
        maxLength={LIMITES_SOLICITUD.texto}
      />
      <FilterSelect
        {...bind('nivel')}
        label="Nivel"
        placeholder="Todos los niveles"
        options={NIVEL_OPCIONES}
      />
      <FormCell span={4}>
        <SolicitanteAutocomplete
          label="Solicitante"
          value={borrador.solicitante}
          onSelectionChange={(solicitante) => edit({ solicitante })}
          onTextChange={setSolicitanteTexto}
          errors={isSubmitted ? errorSolicitante : []}
          submitted={isSubmitted}
        />
      </FormCell>
      {deTodas ? (
        <>
          <FormCell span={4}>
            <EntidadAutocomplete
              label="Entidad"
              value={borrador.entidad}
              onSelectionChange={(entidad) => edit({ entidad })}
              onTextChange={setEntidadTexto}
              errors={isSubmitted ? errorEntidad : []}
              submitted={isSubmitted}
            />
          </FormCell>
          <FilterSelect
            {...bind('consultorId')}
            label="Consultor"
            placeholder="Todos los consultores"
            options={toRowOptions(opciones.data?.consultores)}
          />
        </>
      ) : null}
      <FormCell span={4}>
        <DatePicker
          label="Radicada desde"
          {...bind('desde')}
          onProblem={(desde) => setProblemas((others) => ({ ...others, desde }))}
          submitted={isSubmitted}
        />
      </FormCell>
      <FormCell span={4}>
        <DatePicker
          label="Radicada hasta"
          {...bind('hasta')}
          onProblem={(hasta) => setProblemas((others) => ({ ...others, hasta }))}
          errors={isSubmitted ? errorOrden : []}
          submitted={isSubmitted}
        />
      </FormCell>
      <FormCell span={4}>
        <Checkbox
          label="Solo con el plazo vencido"
          checked={borrador.vencidas}
          onChange={(vencidas) => edit({ vencidas })}
        />
      </FormCell>
    </FilterCard>
  );
}
