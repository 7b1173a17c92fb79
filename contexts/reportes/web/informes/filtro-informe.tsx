import { Checkbox } from '@marco/web-kit/checkbox';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormCell } from '@marco/web-kit/form-grid';
import {
  FilterCard,
  type FilterFormProps,
  ListsFailure,
  useFilterDraft,
  useFilterSubmit,
} from '@marco/web-kit/list-search';
import { Fragment, useState } from 'react';
import type { CampoInforme, PalabraInforme } from '../../contract/informes.terms.ts';
import type { FiltroDeInforme } from '../../rules/informes/consulta-informe.ts';
import { hasOpciones, listCampos } from './campos-de-filtro.tsx';
import { hasFiltro, useOpcionesDeInformes } from './use-informe.ts';

interface FiltroInformeProps extends FilterFormProps {
  readonly palabra: PalabraInforme;
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroDeInforme;
  readonly onSearch: (filtro: FiltroDeInforme) => void;
}

const DIAS = ['desde', 'hasta'] as const;
const NOMBRES_DE_DIAS = { desde: 'Desde', hasta: 'Hasta' } as const;
const SIN_PROBLEMAS: Readonly<Record<(typeof DIAS)[number], string | null>> = { desde: null, hasta: null };

function findDesorden({ desde, hasta }: FiltroDeInforme): string[] {
  const isDesordenado = desde !== '' && hasta !== '' && hasta < desde;
  return isDesordenado ? ['Elija una fecha igual o posterior a la inicial.'] : [];
}

/** The filters of a report; nothing is searched before Consultar. */
export function FiltroDeInformeCard({ palabra, filtro, onSearch, ...card }: FiltroInformeProps) {
  const opciones = useOpcionesDeInformes();
  const [borrador, edit, bind] = useFilterDraft(filtro);
  const [problemas, setProblemas] = useState(SIN_PROBLEMAS);
  const has = (campo: CampoInforme) => hasFiltro(palabra, campo);
  const desorden = findDesorden(borrador);
  const { isSubmitted, submit } = useFilterSubmit(
    [...desorden, ...Object.values(problemas).filter((problema) => problema !== null)],
    () => onSearch({ ...borrador, texto: borrador.texto.trim() }),
  );
  return (
    <FilterCard
      title="Filtros del reporte"
      inForce={filtro}
      {...card}
      notice={hasOpciones(has) ? <ListsFailure query={opciones} /> : null}
      onSubmit={submit}
    >
      {listCampos(has).map(([campo, draw]) => (
        <Fragment key={campo}>{draw({ bind, palabra, opciones: opciones.data })}</Fragment>
      ))}
      {DIAS.filter(has).map((campo) => (
        <FormCell key={campo} span={4}>
          <DatePicker
            label={NOMBRES_DE_DIAS[campo]}
            {...bind(campo)}
            onProblem={(problema) => setProblemas((others) => ({ ...others, [campo]: problema }))}
            errors={isSubmitted && campo === 'hasta' ? desorden : []}
            submitted={isSubmitted}
          />
        </FormCell>
      ))}
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
