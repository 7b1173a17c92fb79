import { Termino } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Chip } from '@marco/web-kit/chip';
import { Pagination, pageCount } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatLongDate } from '@marco/web-kit/format';
import { FilterCard, FilterText, useAddressSearch, useExistingPage } from '@marco/web-kit/list-search';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TITULO_PRECEDENTES } from '../../contract/acuerdos.paths.ts';
import type { PrecedentePublico, searchPrecedentesEndpoint } from '../../contract/index.ts';
import { ASUNTO_DESACUERDO, LIMITES_DESACUERDO, SENTIDO_DECISION } from '../../contract/terms.ts';
import {
  type ConsultaPrecedentes,
  formatPrecedentes,
  parsePrecedentes,
} from '../../rules/consulta-precedentes.ts';
import styles from '../desacuerdos/desacuerdos.module.css';

const OPTIONS = { parse: parsePrecedentes, format: formatPrecedentes } as const;

function usePrecedentes(consulta: ConsultaPrecedentes) {
  const api = useApi();
  const { filtro, pagina, tamano } = consulta;
  return useQuery({
    queryKey: ['acuerdos', 'precedentes', consulta],
    queryFn: ({ signal }) =>
      api.call<typeof searchPrecedentesEndpoint>(
        { method: 'GET', path: '/precedentes' },
        { query: { texto: filtro.texto, pagina, tamano } },
        { signal, base: 'public' },
      ),
    placeholderData: (previous) => previous,
  });
}

/** '/precedentes': what was decided before about agreements, by its words (AREA-05). */
export function PrecedentesScreen() {
  usePageTitle(TITULO_PRECEDENTES);
  const { search: consulta, show } = useAddressSearch(OPTIONS);
  const precedentes = usePrecedentes(consulta);
  const [borrador, setBorrador] = useState(consulta.filtro.texto);
  const [timesCleared, setTimesCleared] = useState(0);
  useExistingPage(consulta, precedentes, show);
  return (
    <>
      <PageHeading
        title={TITULO_PRECEDENTES}
        lead={
          <>
            Lo que el ministerio decidió cuando dos entidades{' '}
            <Termino clave="desacuerdo">no estuvieron de acuerdo</Termino> sobre el consumo de un servicio. No
            nombra entidades ni personas.
          </>
        }
      />
      <CardStack>
        <FilterCard
          key={timesCleared}
          title="Buscar precedentes"
          inForce={{ texto: consulta.filtro.texto }}
          takesFocus={timesCleared > 0}
          isSearching={precedentes.isFetching && !precedentes.data}
          onSubmit={() => show({ ...consulta, filtro: { texto: borrador.trim() }, pagina: 1 })}
          onClear={() => {
            setBorrador('');
            setTimesCleared((times) => times + 1);
            show({ ...consulta, filtro: { texto: '' }, pagina: 1 });
          }}
        >
          <FilterText
            label="Palabras"
            placeholder="cuota, municipio…"
            maxLength={LIMITES_DESACUERDO.busqueda}
            value={borrador}
            onChange={setBorrador}
            span={6}
          />
        </FilterCard>
        <LoadBlock query={precedentes} subject="los precedentes">
          {({ precedentes: hallados, total }) =>
            total === 0 ? (
              <Card flush>
                <EmptyState
                  drawing="search"
                  title="No hay resultados coincidentes"
                  text="Escriba menos palabras, o más generales."
                />
              </Card>
            ) : (
              <>
                {hallados.map((precedente) => (
                  <Precedente key={precedente.id} precedente={precedente} />
                ))}
                <Pagination
                  page={consulta.pagina}
                  pages={pageCount(total, consulta.tamano)}
                  size={consulta.tamano}
                  total={total}
                  onPage={(pagina) => show({ ...consulta, pagina })}
                />
              </>
            )
          }
        </LoadBlock>
      </CardStack>
    </>
  );
}

function Precedente({ precedente }: { readonly precedente: PrecedentePublico }) {
  const { titulo, texto, asunto, sentido, publicadoEn } = precedente;
  return (
    <Card title={titulo} aside={<Chip tone="blue">{SENTIDO_DECISION[sentido]}</Chip>}>
      <p className={styles['texto']}>{texto}</p>
      <p className={styles['nota']}>
        {ASUNTO_DESACUERDO[asunto]}. Publicado el {formatLongDate(publicadoEn)}.
      </p>
    </Card>
  );
}
