import { INICIO } from '@marco/parametros/paths';
import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useExistingPage } from '@marco/web-kit/list-search';
import { NotFound } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { Tabs } from '@marco/web-kit/tabs';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import {
  PRIMERA_VISTA,
  VALORES_PROPIOS,
  VISTA_INFORME,
  type VistaInforme,
} from '../../contract/filtros-informe.terms.ts';
import { INFORMES, PALABRAS_INFORME, type PalabraInforme } from '../../contract/informes.terms.ts';
import { reportesPaths, TITULO_METODO, TITULO_REPORTES } from '../../contract/reportes.paths.ts';
import { type ConsultaInforme, FILTRO_VACIO } from '../../rules/informes/consulta-informe.ts';
import { FiltroDeInformeCard } from '../informes/filtro-informe.tsx';
import { FiltrosEnVigor } from '../informes/filtros-en-vigor.tsx';
import { ResumenInforme } from '../informes/resumen-informe.tsx';
import { TablaInforme } from '../informes/tabla-informe.tsx';
import { useConsulta, useInforme } from '../informes/use-informe.ts';

const ARRIBA = [INICIO, { nombre: TITULO_REPORTES, to: reportesPaths.home }];

/** 'app/reportes/{word}': a specified report with its filters, its sums and its rows (AREA-09). */
export function InformeScreen() {
  const { palabra } = useParams();
  const known = PALABRAS_INFORME.find((una) => una === palabra);
  if (known) return <Informe key={known} palabra={known} />;
  return (
    <NotFound
      title="Reporte no encontrado"
      message="El reporte que busca no existe."
      hint="Elija uno de la lista de reportes."
      to={reportesPaths.home}
      backLabel="Volver a los reportes"
    />
  );
}

/** The tables of a report; none where it has one alone. */
function listTabs(
  palabra: PalabraInforme,
): readonly { readonly id: VistaInforme | ''; readonly label: string }[] {
  const primera = PRIMERA_VISTA[palabra];
  if (primera === undefined) return [];
  const otras = VALORES_PROPIOS.vista[palabra] ?? [];
  return [{ id: '', label: primera }, ...otras.map((id) => ({ id, label: VISTA_INFORME[id] }))];
}

function Informe({ palabra }: { readonly palabra: PalabraInforme }) {
  const { titulo, pregunta } = INFORMES[palabra];
  useRecordTrail(titulo, ARRIBA);
  const { search: consulta, show } = useConsulta();
  const tabs = listTabs(palabra);
  const vista = tabs.find(({ id }) => id === consulta.filtro.vista)?.id ?? '';
  return (
    <>
      <PageHeading
        title={titulo}
        lead={pregunta}
        actions={
          tabs.length === 0 ? null : (
            <ButtonLink variant="neutral" icon={<BookOpen size={18} />} to={reportesPaths.metodo}>
              {TITULO_METODO}
            </ButtonLink>
          )
        }
      />
      {tabs.length === 0 ? (
        <VistaDeInforme palabra={palabra} vista="" consulta={consulta} show={show} />
      ) : (
        <Tabs
          label="Partes del reporte"
          tabs={tabs}
          selected={vista}
          onSelect={(id) =>
            show({ ...consulta, filtro: { ...consulta.filtro, vista: id || null }, pagina: 1 })
          }
        >
          <VistaDeInforme key={vista} palabra={palabra} vista={vista} consulta={consulta} show={show} />
        </Tabs>
      )}
    </>
  );
}

interface VistaDeInformeProps {
  readonly palabra: PalabraInforme;
  readonly vista: VistaInforme | '';
  readonly consulta: ConsultaInforme;
  readonly show: (consulta: ConsultaInforme) => void;
}

/** One table of a report: how fresh it is, its filters, its sums and its rows. */
function VistaDeInforme({ palabra, vista, consulta, show }: VistaDeInformeProps) {
  const informe = useInforme(palabra, consulta);
  const [timesCleared, setTimesCleared] = useState(0);
  useExistingPage(consulta, informe, show);
  const { data } = informe;
  return (
    <CardStack>
      {data?.corte.razon ? (
        <Notice tone={data.corte.calidad === 'completo' ? 'info' : 'warn'}>{data.corte.razon}</Notice>
      ) : null}
      <FiltroDeInformeCard
        key={timesCleared}
        palabra={palabra}
        filtro={consulta.filtro}
        isSearching={informe.isFetching && !data}
        takesFocus={timesCleared > 0}
        onSearch={(filtro) => show({ ...consulta, filtro, pagina: 1 })}
        onClear={() => {
          setTimesCleared((times) => times + 1);
          show({ ...consulta, filtro: { ...FILTRO_VACIO, vista: vista || null }, pagina: 1 });
        }}
      />
      {/* While it loads or where it fails, the table says so. */}
      {data ? (
        <>
          <FiltrosEnVigor
            filtros={data.filtros}
            onRemove={(campo) =>
              show({
                ...consulta,
                filtro: { ...consulta.filtro, [campo]: FILTRO_VACIO[campo] },
                pagina: 1,
              })
            }
          />
          <ResumenInforme informe={data} />
        </>
      ) : null}
      <TablaInforme palabra={palabra} consulta={consulta} informe={informe} onChange={show} />
    </CardStack>
  );
}
