import {
  FilterCard,
  type FilterFormProps,
  ListsFailure,
  useFilterDraft,
  useFilterSubmit,
} from '@marco/web-kit/list-search';
import { useState } from 'react';
import type { CampoInforme } from '../../contract/filtros-informe.terms.ts';
import type { PalabraInforme } from '../../contract/informes.terms.ts';
import { type FiltroDeInforme, listEnVigor } from '../../rules/informes/consulta-informe.ts';
import { CampoDeInforme, listCampos } from './campos-de-filtro.tsx';
import { useOpcionesDeInformes } from './use-opciones-informes.ts';

interface FiltroInformeProps extends FilterFormProps {
  readonly palabra: PalabraInforme;
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroDeInforme;
  readonly onSearch: (filtro: FiltroDeInforme) => void;
}

type Problemas = Readonly<Partial<Record<CampoInforme, string | null>>>;

function findDesorden({ desde, hasta }: FiltroDeInforme): string[] {
  const isDesordenado = desde && hasta && hasta < desde;
  return isDesordenado ? ['Elija una fecha igual o posterior a la inicial.'] : [];
}

/** The filters of a report; nothing is searched before Consultar. */
export function FiltroDeInformeCard({ palabra, filtro, onSearch, ...card }: FiltroInformeProps) {
  const opciones = useOpcionesDeInformes();
  const [borrador, , bind] = useFilterDraft(filtro);
  const [problemas, setProblemas] = useState<Problemas>({});
  const desorden = findDesorden(borrador);
  const { isSubmitted, submit } = useFilterSubmit(
    [...desorden, ...Object.values(problemas).filter((problema) => problema !== null)],
    () => onSearch({ ...borrador, texto: String(borrador.texto ?? '').trim() }),
  );
  return (
    <FilterCard
      title="Filtros del reporte"
      inForce={Object.fromEntries(
        listEnVigor(palabra, filtro).flatMap(([campo]) => (campo === 'vista' ? [] : [[campo, true]])),
      )}
      {...card}
      notice={<ListsFailure query={opciones} />}
      onSubmit={submit}
    >
      {listCampos(palabra, filtro.vista, opciones.data).map((campo) => (
        <CampoDeInforme
          key={campo}
          palabra={palabra}
          campo={campo}
          {...bind(campo)}
          opciones={opciones.data}
          isSubmitted={isSubmitted}
          errors={isSubmitted && campo === 'hasta' ? desorden : []}
          onProblem={(problema) => setProblemas((others) => ({ ...others, [campo]: problema }))}
        />
      ))}
    </FilterCard>
  );
}
